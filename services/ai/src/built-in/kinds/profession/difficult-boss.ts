import { type Kind, step, tip } from '../kind.ts';

export const difficultBoss: Kind = {
  id: 'difficult-boss',
  category: 'profession',
  name: 'Get on with a difficult boss',
  slots: {
    who: {
      words: [
        'boss|chief',
        'manager|line manager',
        'supervisor',
        'team leader|team lead',
        'head chef|chef',
        'head teacher|headteacher|principal',
        'foreman',
        'head nurse|ward manager',
        'director|owner',
      ],
      otherwise: 'boss',
    },
  },
  ask: {
    question: 'What does your boss do that hurts the work most?',
    chips: ['Controls everything', 'Ignores me or changes orders', 'Shouts or insults'],
  },
  hoursAWeek: 2,
  weekly: 'Note two situations with date and what helped',
  overview:
    'You separate facts from feelings, change the two situations that hurt most, speak once clearly about them with your {who}, and set a date on which you decide: better, get help, or go.',
  approach:
    'You will not change a character; you can change agreements. What goes wrong is telling everyone except the person, long mails, and waiting two years.',
  done: 'The two situations have changed, or you have moved the matter up or yourself away with a clear head.',
  cautions: [
    'Insults, threats, touching, discrimination or isolating somebody on purpose are no style. Keep a dated record and go to HR, union, staff council or a lawyer; see a doctor when you sleep badly for weeks.',
  ],
  steps: [
    step(
      'Write down three scenes with your {who} as a camera saw them',
      'Date, words said, what you did, effect on the work. No adjectives. Then ask: what does the other fear or need? A boss who controls often fears surprises; one who changes orders may be pressed from above.',
      [
        'Write three scenes in five lines each',
        'Write what the other may need',
        'Mark the two that hurt the work most',
      ],
      1,
    ),
    step(
      'Ask one calm outsider for their view',
      'Someone who knows work but not the people: mentor, former boss, union adviser. Question: what is my part, what is not. Stop talking about it in the kitchen.',
      ['Choose one person', 'Ask for your own part', 'Stop the kitchen talk for two weeks'],
      1,
    ),
    step(
      'Change one habit towards the {who} for two weeks',
      'Controller: short status twice a week before they ask. Forgetful: confirm by mail in three lines. Sharp: pause, then repeat the matter. Silent: greet, ask one work question a day. Credit-taker: report results in the round.',
      ['Choose the habit that fits', 'Do it for ten working days', 'Note what changed'],
      1,
    ),
    step(
      'Prepare what you will say in four sentences',
      'I noticed … (fact). For me it means … (effect). I would like … (request that can be done). How do you see it? One matter, two at most. Practise aloud with a slow voice.',
      ['Write the four sentences', 'Say them aloud to someone', 'Cut every always and never'],
      1,
    ),
    step(
      'Have the talk with your {who} in private',
      'Twenty minutes, not after a quarrel. Listen to the end, repeat, agree one thing and a date to look again. If it gets loud: let us go on tomorrow at ten. A short mail with what was agreed.',
      ['Ask for twenty minutes', 'Agree one thing each', 'Send three lines afterwards'],
      1,
    ),
    step(
      'Hold the limit when it happens again',
      'Same day, two sentences: We agreed …, today …. What now? Leave the room when shouted at. For meetings find an ally who brings you back in.',
      ['Write your two sentences to the {who} on a card', 'Name an ally', 'Note date and words'],
      2,
    ),
    step(
      'Bring the record to HR, union or their boss',
      'Six weeks without change: facts, effects on work, what you tried, what you ask for: mediation, other reporting line, other shift. Bring someone; ask for an answer by a date.',
      ['Sum up the scenes with your {who} on one page', 'Ask for a date and company', 'Ask for an answer by a day'],
      2,
      { waitDays: 21 },
    ),
    step(
      'Decide on the set day to stay, move or leave',
      'Compare with the two scenes: less often, less bad? How do you sleep? Staying needs one reason that is not fear. Otherwise internal move or applications, with three months of savings.',
      ['Compare with the first page', 'Talk at home about it', 'Take the first step of your decision'],
      1,
    ),
  ],
  suggestions: [
    tip('Eat with someone pleasant twice a week', 'It keeps the size right.', 'Fixed days', 'Other topics'),
    tip('Move hard talks to walking', 'Side by side is easier.', 'Ten minutes', 'One matter'),
    tip('Praise one true thing', 'It opens doors.', 'Specific', 'Seldom'),
    tip('Answer mails after an hour', 'Anger writes badly.', 'Draft', 'Cut half'),
    tip('Learn their preferred way', 'Mail, call, list.', 'Ask', 'Use it'),
    tip('Keep work notes dated', 'It protects without drama.', 'Own notebook', 'Facts'),
    tip('Do not diagnose people', 'Labels end talk.', 'Behaviour', 'Effect'),
    tip('Protect the evening', 'A ritual after work.', 'Walk', 'Shower'),
    tip('Ask what good looks like', 'Vague bosses must choose.', 'Example', 'Date'),
    tip('Thank when it goes better', 'It holds the change.', 'Same day', 'Short'),
    tip('Sit elsewhere in meetings', 'Beside is less against.', 'Next to', 'Early'),
    tip('Find out about transfers quietly', 'A way out calms.', 'List', 'Talk'),
  ],
};
