import { type Archetype, step, tip } from '../kind.ts';

export const bringInANewWay: Archetype = {
  id: 'bring-in-a-new-way',
  name: 'Get a team to work in a new way',
  slots: {
    thing: {
      words: [
        'sheet|form|checklist|log|template|card',
        'app|system|software|tool',
        'rota|schedule|plan',
        'procedure|routine|process|protocol',
        'rule|policy',
        'board|list',
        'drawing',
        'handover',
      ],
      otherwise: 'new way',
    },
  },
  ask: {
    question: 'Who has to join in, and what do they lose by it?',
    chips: ['My own team', 'Another shift or department', 'Volunteers or a club'],
  },
  hoursAWeek: 2,
  overview:
    'You find out what the old way does for those who keep to it, change the {thing} with two respected people among them, try it in a small form, make it the shorter way, and count openly how often it is used.',
  approach:
    'People who have done it well for twenty years hear a new sheet as a reproach. Ask before you explain, and take away more work than you add. What goes wrong is a memo, a rota of checks, and a trial without an end.',
  done: 'For four weeks running it has been done in nine of ten cases without you being there, and somebody else keeps the count.',
  cautions: [
    'What is unsafe is spoken about at once and by the proper way. Count cases and not persons, and tell people beforehand what is counted and who sees it.',
  ],
  steps: [
    step(
      'Count ten cases of how it is done today',
      'Take the last ten: how often was the {thing} used in full, in part, not at all? Note only the figure, no names. That is your starting point.',
      ['Look at ten in 30 minutes', 'Write full, part, none', 'Keep it to yourself for now'],
      0.5,
    ),
    step(
      'Sit with those who use the {thing} and ask',
      'What do your own notes do that ours does not? Which line is useless? What would have helped last week? Listen without explaining, and bring something to eat.',
      ['Choose the shift or meeting', 'Ask the three questions', 'Write down their words'],
      3,
    ),
    step(
      'Win the two whom the others ask',
      'Those with the longest experience, also the sceptic. Ask them to change the thing with you: may I have half an hour, I need your eye for it. Their names stand on the new version.',
      ['Name the two', 'Ask each alone', 'Fix half an hour'],
      1,
      { waitDays: 4 },
    ),
    step(
      'Change the {thing} with them: one out for each one in',
      'Strike what nobody reads, put it into the order in which the work is done, add the line from their own notes. It should take less time than the old way; try it with a watch.',
      ['Strike two lines together', 'Add theirs', 'Time it once'],
      2,
    ),
    step(
      'Try it for two weeks with an end date',
      'One team or night, one person to ask, a way to say stop. Tell why in two sentences and with the real case behind it. After each use ask one: what was a nuisance?',
      ['Say why in two sentences', 'Begin on a quiet day', 'Change one thing after three days'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Show the count and the first thing the {thing} saved',
      'One figure a week where all can see it, and one story: this was caught because it was written down. Thank the two in front of the others.',
      ['Hang up the figure', 'Tell the story', 'Thank by name'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Remove the old way and help the last ones',
      'Old forms away, the new one lying where the hand reaches. Speak alone with those who do not use it: what stops you? Accept one exception rather than ten rows.',
      ['Put away the old forms', 'Talk to each alone', 'Agree one exception'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Count ten again and hand over the keeping',
      'Same count as at the start, at two times. One of the team keeps it from now on and brings it up once a month. Then stop checking.',
      ['Count twice ten', 'Name the keeper', 'Put it on the monthly list'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Use it yourself first', 'Nobody follows a rule its author skips.', 'A week', 'Visibly'),
    tip('Come at their hour', 'A night shift trusts those who come at night.', 'Two visits', 'With biscuits'),
    tip('Name the case, not the person', 'Why is a story.', 'Without blame', 'Two sentences'),
    tip('Ask for the useless line', 'Everybody knows one.', 'Strike it', 'Say so'),
    tip('Give them the pen', 'What people wrote they use.', 'Draft', 'Their words'),
    tip('Make it one page', 'Two sides are half read.', 'Large print', 'Boxes'),
    tip('Do not send it by mail', 'Show it hand to hand.', 'Five minutes', 'Each'),
    tip('Find out what they fear', 'Often it is being checked.', 'Ask alone', 'Promise what you can'),
    tip('Put a trial end', 'It is easier to begin.', 'Two weeks', 'Then talk'),
    tip('Repair the first fault at once', 'It shows that it is theirs.', 'Same day', 'Tell all'),
    tip('Leave pride intact', 'Old ways saved many.', 'Say it', 'Mean it'),
    tip('Train by a colleague', 'Ten minutes from one of their own.', 'At the place', 'Once each'),
  ],
};
