import { describe, expect, it } from '@jest/globals';
import { wishParts } from './wish-parts.rules.ts';

describe('the parts of a wish', () => {
  it.each([
    ['Make peace between my brother and my sister', { object: 'peace', person: 'your brother' }],
    ['Get rid of the wasps nest in the attic', { object: 'the wasps nest' }],
    ['Move house in spring', { object: 'the house' }],
    ['Rent a flat in Leeds next to the old mill where my gran worked', { object: 'the flat', place: 'Leeds' }],
    ['Fly to see my sister in Perth 14,000 km away', { person: 'your sister', place: 'Perth' }],
    [
      "Plan the games for my sister's hen do",
      { object: 'the games', person: 'your sister', event: "your sister's hen do" },
    ],
    ['Help with the school play', { event: 'the school play' }],
    ['Move from Glasgow to Bristol', { place: 'Bristol' }],
    ["Organise my son's bar mitzvah", { person: 'your son', event: "your son's bar mitzvah" }],
    [
      "Play the violin at my cousin Maria's wedding in Italy",
      { object: 'the violin', event: "your cousin Maria's wedding", place: 'Italy' },
    ],
    ['Get my mum a visa for Germany', { object: 'the visa', person: 'your mum', place: 'Germany' }],
    ["Sort out my late father's house in Kerala", { object: "your late father's house", place: 'Kerala' }],
    ["Set up a website for my mother's bakery", { object: 'the website', person: 'your mother' }],
    ['Bring my wife from Eritrea to Canada', { person: 'your wife', place: 'Canada' }],
    ['Bring my wife from Eritrea', { person: 'your wife' }],
    ['Get the money raised and the roof mended', { object: 'the money' }],
    ["Finish Danny's bike", { object: "Danny's bike" }],
    ['Have one of my cryptic crosswords printed in a national newspaper', { object: 'one of your cryptic crosswords' }],
    ["Have two of my mother's chairs reupholstered", { object: "two of your mother's chairs", person: 'your mother' }],
    ['Swap my Kenyan driving licence for a German one', { object: 'your Kenyan driving licence' }],
    ['Pass Italian oral', { object: 'Italian oral' }],
    ['Get forklift licence', { object: 'your forklift licence' }],
    ['Walk 10,000 steps a day', { object: '10,000 steps' }],
    ['Mend things with dad', { person: 'dad' }],
    // only whole names, and only people whom the wish is about
    ['Pass Life in the UK test', { object: 'Life in the UK test' }],
    ['Repair the boiler before it gets cold', { object: 'the boiler' }],
    ['Stop eating alone every evening', {}],
    ['Get good at it', {}],
    ['Find a partner', {}],
    ['Write by hand again after my stroke', {}],
    ['Decide whether I want kids', { object: 'kids' }],
    ['Resit anatomy', { object: 'anatomy' }],
    ['Reach the summit', { object: 'the summit' }],
    ['Call mum every Sunday', { person: 'mum' }],
    ['Stop my sister-in-law from smoking here', { object: 'smoking here', person: 'your sister-in-law' }],
    // what somebody wants to be able to do
    ['Teach myself to weld', { skill: 'welding' }],
    ['Learn how to sharpen my own chisels', { skill: 'sharpening your own chisels', object: 'your own chisels' }],
    ['Learn to prune apples and pears', { skill: 'pruning apples and pears', object: 'apples' }],
    ['Learn the viola', { object: 'the viola' }],
    ['Teach my 6 year old to swim', { object: 'your 6 year old', person: 'your 6 year old' }],
    ['Find out who my grandad was', { object: 'your grandad', person: 'your grandad' }],
  ])('of "%s"', (wish, parts) => expect(wishParts(wish)).toEqual(parts));
});
