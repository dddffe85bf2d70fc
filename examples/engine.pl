#!/usr/bin/env perl
# An engine in Perl, with what Perl brings along: it answers with the option that has the most words.
#
#     pelagos arena hellas --bots "novice,cmd:perl examples/engine.pl" --games 10
use strict;
use warnings;
use JSON::PP;

$| = 1;
while (my $line = <STDIN>) {
    chomp $line;
    my ($word, $rest) = split / /, $line, 2;
    if ($word eq 'setup') {
        print "ready\n";
    } elsif ($word eq 'options') {
        my @best = sort { split(/ /, $b) <=> split(/ /, $a) || $a cmp $b } @{ JSON::PP->new->decode($rest) };
        print "answer $best[0]\n";
    } elsif ($word eq 'quit') {
        last;
    }
}
