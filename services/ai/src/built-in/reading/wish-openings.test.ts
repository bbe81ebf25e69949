import { describe, expect, it } from '@jest/globals';
import { withoutCommand } from './wish-openings.ts';

describe('what is kept of a message that orders a goal', () => {
  it.each([
    ['New goal: build a treehouse by July', 'build a treehouse by July'],
    ['new goal - learn the cello', 'learn the cello'],
    ['Please add a new goal: save 500', 'save 500'],
    ['Create a goal: run 10 km', 'run 10 km'],
    ['Another goal, learn Irish', 'learn Irish'],
    ['My next goal: a half marathon', 'a half marathon'],
    // Look-alikes stay whole.
    ['New goals need new habits', 'New goals need new habits'],
    ['My goal is to run 10 km', 'My goal is to run 10 km'],
    ['Score a goal for my team', 'Score a goal for my team'],
    ['New goal:', 'New goal:'],
  ])('%s', (text, kept) => expect(withoutCommand(text)).toBe(kept));
});
