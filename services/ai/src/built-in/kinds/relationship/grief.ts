import { type Kind, step, tip } from '../kind.ts';
import { bereavementHere } from '../local-health.ts';
import { numbers } from '../stage-words.ts';

/** It is long ago. */
const later = [
  `${numbers}/one/a/several years/year ago/since/after/later`,
  'last year',
  'years/year since',
  'first anniversary',
];

/** They are in a group or counselling. */
const helped = [
  'in/having/had/seeing/see/go_to/going_to a/my? grief/bereavement? counselling/counsellor/therapist/therapy/group',
];

/** The belongings are sorted. */
const sorted = [
  'sorted/cleared/given_away/emptied his/her/their/the/all things/clothes/belongings/house/flat/wardrobe',
];

const ofChild = [
  'my/our son/daughter/baby/child/boy/girl was/died/passed/had',
  'lost our/my/a son/daughter/baby/child',
  'miscarriage/stillbirth/stillborn',
  'bereaved parents',
  "son's/daughter's death",
];

const dutiesGoOn = [
  'back at/to work/school',
  'finals/exams',
  'at school/uni/university',
  'keep driving/working/going',
  'my thesis',
];

export const grief: Kind = {
  id: 'grief',
  category: 'relationship',
  name: 'Find a way through grief',
  slots: {
    person: {
      words: [
        'loved one|daughter phones|daughter calls|daughter rings|daughter says|daughter lives|son phones|son calls|son rings|son says|son lives|my kids|my children|bereaved parents|my friends',
        'husband',
        'wife',
        'fiance',
        'fiancee',
        'mother-in-law|mother in law',
        'father-in-law|father in law',
        'grandmother|grandma|gran|nan|granny',
        'grandfather|grandad|granddad|grandpa',
        'mother|mum|mom|mam|mama',
        'father|dad|papa|daddy|my father|my dad',
        'son',
        'daughter',
        'baby|miscarriage|stillbirth',
        'brother',
        'sister',
        'best friend',
        'friend',
        'aunt',
        'uncle',
        'cousin',
        'dog',
        'cat',
        'horse',
        'parents',
        'child',
        'partner',
      ],
      otherwise: 'loved one',
    },
  },
  ask: {
    question: 'How long ago was the loss?',
    chips: ['Days or weeks ago', 'Some months ago', 'Years ago, and it is still raw'],
  },
  hoursAWeek: 2,
  unhurried: true,
  weekly: 'Spend half an hour with your memories, and one hour with a living person',
  overview:
    'Grief is not something to finish by a date. This plan helps you through the days, finds people who can stand beside you, makes room for your {person} in your life as it is now, and prepares the hard days.',
  approach:
    'Feelings come in waves, often when nobody expects them: sadness, anger, relief, guilt, numbness. All of them are normal. Keep the body going, take turns between grieving and resting from it, and put off large decisions for about a year where you can.',
  done: 'Most days you can eat, sleep and do what is yours to do, you can think of the one you lost without being swept away each time, and you know whom to call on bad days.',
  cautions: [
    'If you think of ending your life or of following the person who died, call your emergency number or a crisis line now, or go to the nearest hospital. Tell somebody near you.',
    'If after a year or so most days are still ruled by longing, or you cannot sleep, eat or work for weeks, see a doctor. Prolonged grief can be treated well. Alcohol and sleeping tablets make it worse.',
  ],
  steps: [
    step(
      'Tell one person how you really are today',
      'A friend, a relative, a doctor, a helpline. You do not need good words: say that you miss your {person} and that you need company, or help with one thing.',
      [
        'Choose the person who listens best',
        'Call or write two sentences',
        'Ask for one thing: a walk, a meal, a lift',
      ],
      1,
      { resources: 'Support after a death, UK: https://www.cruse.org.uk' },
    ),
    step(
      'Write what has become easier and what still stops you',
      'Two short lists, without judging. After a long time grief often hides in one place: a room, a date, guilt, a quarrel that was never ended. Name this one place; that is where help begins.',
      ['Write both lists', 'Name the place where it sticks', 'Show it to one person'],
      1,
      { when: { said: later } },
    ),
    step(
      'Keep four small things going every day',
      'Get up at the same time, eat three times, go outside for twenty minutes, speak to somebody. On bad days that is enough, and it prevents the worst exhaustion.',
      [
        'Hang the four up where you see them',
        'Ask somebody to help with food twice a week',
        'Hand two other tasks to people who offered help',
      ],
      2,
      { when: { unsaid: later } },
    ),
    step(
      'Choose a time and place for your memories',
      'Take half an hour, two or three times a week, with a photo, a candle, music or a letter to your {person}. Then do something ordinary. It also makes the other hours lighter.',
      [
        'Choose the place and what belongs there',
        'Write a first letter to your {person}',
        'Plan what you do right after',
      ],
      2,
    ),
    step(
      'Plan the hard days before they come',
      'These are birthdays, anniversaries, holidays and certain seasons. Decide where you will be, with whom, what you do in memory of your {person}, and how you may leave early.',
      [
        'Mark the next four hard days',
        'Tell one person what you wish for each',
        'Choose one small act: a meal, a song, a visit',
      ],
      2,
    ),
    step(
      'Go to parents who have lost a child too',
      'There are groups for parents and for brothers and sisters, also for babies who never came home, and lines that parents answer themselves. There you may say the name as often as you like. Ask people at home to say it too: silence is mostly fear of hurting you. Two parents grieve in different ways and at different speed.',
      ['Find the group or line for your {person}', 'Ring or write once', 'Ask two people to use the name'],
      4,
      { waitDays: 7, when: { said: ofChild } },
    ),
    step(
      'Speak with somebody trained in grief, or a group',
      'A bereavement group, a counsellor, a chaplain or a hospice service; many are free. Go three times before you judge. Tell them about your {person} in your own words. There are groups for the loss of a child, of a partner, after suicide, and for animals.',
      [
        'Ask your doctor or a hospice for addresses near you',
        'Call two of the addresses',
        'Go to the first meeting, with company if it helps',
      ],
      6,
      { local: bereavementHere, when: { unsaid: [...helped, ...ofChild] }, waitDays: 7 },
    ),
    step(
      'Tell your group or counsellor what you have not said',
      'There is usually one sentence, about anger, relief or guilt. It is heard there more often than you think. Ask also whether you should go on, how long, and what helps between the meetings.',
      ['Write the sentence on paper', 'Say it or hand it over', 'Ask what helps between meetings'],
      2,
      { waitDays: 7, when: { said: helped } },
    ),
    step(
      'Sort the belongings in three small rounds',
      'Take your time and do not do it alone. Begin with what is easy and end with what means most. Make three heaps: keep, give to somebody who would treasure it, decide later. One box of things that remind you of your {person} stays.',
      [
        'Fix a two-hour round with one helper',
        'Photograph what you give away',
        'Put the later heap out of sight for six months',
      ],
      6,
      { when: { weeksFrom: 8, unsaid: sorted } },
    ),
    step(
      'Choose what stays in sight of your {person}',
      'The rest is given away, so give what you kept a place: a shelf, a box, a scarf you wear. Write the story of three things, so that others know why they are there.',
      ['Choose three things', 'Give them a place', 'Write their story in a few lines'],
      2,
      { when: { said: sorted, weeksFrom: 8 } },
    ),
    step(
      'Tell one person at work or school what you can manage',
      'Name one person: a boss, tutor or teacher. Say what happened, what you can do this month, what not, and how you leave the room when it comes. Ask for the rule on leave, exams or shorter hours in writing; most have one that nobody tells you of.',
      ['Write three sentences', 'Talk to the one person this week', 'Ask for the rule on leave or exams'],
      1.5,
      { when: { said: dutiesGoOn } },
    ),
    step(
      'Bring one thing back that was good for you',
      'It may be a choir, sport, friends or a trip. Enjoying something does not mean that you miss your {person} less. Start with one hour and tell somebody there that you may leave.',
      ['Choose what you miss most', 'Go once, with an easy way home'],
      4,
      { when: { unsaid: dutiesGoOn, weeksFrom: 6 } },
    ),
    step(
      'Give your {person} a lasting place in your life',
      'It can be a yearly day, a tree, a recipe book, a donation, a photo in the hall or stories for the children. It is done when the memory has a form you keep, and on most days you can turn to other things.',
      [
        'Ask two others what they would like to keep',
        'Choose one form and begin it',
        'Note what still helps and whom you call',
      ],
      4,
    ),
  ],
  suggestions: [
    tip('Say the name', 'Others avoid it unless you begin.', 'Tell one story this week', 'Ask for one of theirs'),
    tip(
      'Prepare one sentence for questions',
      'You need not explain each time.',
      'It is hard, thank you for asking',
      'I would rather not talk today',
    ),
    tip(
      'Write when you cannot sleep',
      'Writing can stop thoughts from going round.',
      'A notebook by the bed',
      'Ten minutes, then switch off the light',
    ),
    tip(
      'Walk with somebody who is quiet',
      'Being together does not need talk.',
      'Same day every week',
      'Half an hour is enough',
    ),
    tip(
      'Let children see your tears',
      'They learn that grief is allowed.',
      'Say why you are sad',
      'Use the words died and dead',
    ),
    tip(
      'Write down the guilt',
      'Most of it does not stand up to a second look.',
      'What did you know at the time?',
      'Read it to somebody you trust',
    ),
    tip(
      'Do not sell or move yet',
      'Large decisions made in grief are often regretted.',
      'Wait about a year if you can',
      'Ask somebody neutral first',
    ),
    tip(
      'Collect stories from others',
      'You learn new things about the one you miss.',
      'Ask five people for one memory',
      'Keep them in one book',
    ),
    tip(
      'Keep voice and pictures safe',
      'Phones and accounts get lost.',
      'Copy messages and videos',
      'Store them in two places',
    ),
    tip(
      'Take a day off from grieving',
      'Rest from pain is part of healing.',
      'A film, a pool, a train ride',
      'Without a bad conscience',
    ),
    tip(
      'Tell your boss what you need',
      'Work can often be eased for a time.',
      'Fewer hours, no late shifts',
      'A date to talk again',
    ),
    tip(
      'Expect waves',
      'A bad day after good ones is no step back.',
      'Note what set it off',
      'Do your four small things',
    ),
    tip(
      'Grieve for an animal without shame',
      'A pet was with you every day.',
      'Talk to people who understand',
      'Keep the collar or a photo',
    ),
  ],
};
