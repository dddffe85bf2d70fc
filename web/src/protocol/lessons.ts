// Written by tools/page_types.py: change the types of Python, then run it anew.

export interface LessonSummary {
  name: string;
  minutes: number;
  steps: number;
  clauses: string[];
}

export interface CourseData {
  name: string;
  lessons: LessonSummary[];
}

export interface TitleCourses {
  title: string;
  courses: CourseData[];
}

/** Who takes the lesson; an account has its own name. */
export interface PupilName {
  name?: string;
}

/** How far somebody has come in a lesson, and at which table it goes on. */
export interface LessonProgress {
  step: number;
  steps: number;
  done?: boolean;
  game?: string;
}

export interface KeptProgress {
  lessons: Record<string, LessonProgress>;
}

export interface ProgressReply {
  lessons: Record<string, LessonProgress>;
}
