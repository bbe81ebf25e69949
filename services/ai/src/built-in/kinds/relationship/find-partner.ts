import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** They are on apps or dating. */
const dating = [
  'on/using tinder/bumble/hinge/parship/apps/the_apps/dating_apps',
  `been/had/gone on? about? ${numbers}/a_few/some/several/many/lots_of first? dates`,
  'have/got a? profile/profiles',
  'dating for/since',
];

/** There is somebody. */
const someone = [
  'met someone/somebody/a_man/a_woman/a_guy/a_girl',
  'seeing/dating someone/somebody',
  'second/third/fourth date',
];

/** No apps, please. */
const noApps = [
  "apps/app/tinder/hinge/bumble scare/scares/terrify/terrifies/frighten/frightens/put/puts/depress/depresses/aren't/arent/are_not",
  'scared/terrified/afraid/frightened/tired/sick of the? apps',
  'without/no/hate/hating/loathe/off the? apps/dating_apps/online_dating',
  "don't/dont/won't/wont/can't/cant want/like/do/face/use/stand _? _? apps",
  'idea of the? apps',
];

/** The partner died. */
const widowed = ['widow/widowed/widower', 'husband/wife/partner died/passed_away', 'lost my husband/wife/partner'];

/** A long time without. */
const longAgo = [
  "haven't/havent/not dated/been_on_a_date/dated_since",
  'first time in',
  '_ years single/alone/without/since',
  'divorced/divorce/separated',
];

export const findPartner: Kind = {
  id: 'find-partner',
  category: 'relationship',
  name: 'Find a partner',
  slots: {
    place: { from: 'place', otherwise: 'your area' },
    partner: {
      words: [
        'girlfriend',
        'boyfriend',
        'husband',
        'wife',
        'soulmate|soul mate',
        'life partner|partner for life',
        'long-term partner|long term partner|serious relationship|committed relationship',
        'partner',
      ],
      otherwise: 'partner',
    },
  },
  ask: {
    question: 'Where do you stand with dating at the moment?',
    chips: ['I hardly meet anyone', 'Dates, but nothing lasts', 'Starting again after a break'],
  },
  hoursAWeek: 3,
  weekly: 'Do one thing that brings you together with somebody new',
  measures: ['dates'],
  overview:
    'You will decide what really matters in your future {partner}, meet more people in {place} through friends and groups, and get to know the good ones calmly. Nobody can plan falling in love, but you can decide how many fitting people you meet and how honest you are with them.',
  approach:
    'Use at least two ways at once for three months: introductions, a weekly group, and an app if you like one. People lose time when they do not say what they are looking for. After each meeting ask yourself whether you could be yourself.',
  done: 'You are together with somebody who treats you well and wants the same as you, and both of you have said so.',
  cautions: [
    'First meetings take place in public, you travel on your own, and a friend knows where you are. Never send money or intimate pictures to somebody you have not met.',
    'Somebody who controls, belittles, threatens or hurts you is not a match. Talk to a helpline for relationship abuse in your country, even if you are not sure.',
  ],
  steps: [
    step(
      'Write down three things your {partner} must have',
      'How they treat people, what they want from life, how you feel in their company. Look back at what was good between you and somebody, and at what you would not accept again. Everything else is a wish.',
      [
        'Note what worked and what hurt in the past',
        'Choose three musts and two limits',
        'Show the list to a friend who knows you well',
      ],
      1.5,
    ),
    step(
      'Hold the new acquaintance beside your three musts',
      'After each meeting: how was I, how did they speak of others, what happened when I said no? Butterflies say little, calm and curiosity say more. No hurry, and no test.',
      ['Write three lines after each meeting', 'Say one small no', 'Tell a friend what you see'],
      1,
      { when: { said: someone } },
    ),
    step(
      'Keep your own week while it grows',
      'Friends, sport, sleep and one evening alone stay in the calendar. It keeps you somebody worth meeting, and you notice faster whether you are calm or only waiting for a message.',
      [
        'Enter friends, sport and one evening alone',
        'Leave the phone in another room for an hour',
        'Tell one friend how it goes',
      ],
      2,
      { when: { said: someone } },
    ),
    step(
      'Ask about one large thing at each meeting',
      'Children, money, family, faith, where to live, what went wrong before: one at a time, as curiosity and not as a test, and tell your own side as well. Three months of small talk hide what one question shows.',
      ['Write six large things', 'Ask about one each time', 'Tell your own side'],
      3,
      { when: { said: someone } },
    ),
    step(
      'Do four ordinary things together',
      'Shopping, a walk in rain, a meal with your friends, an evening without plan in {place}. Everyday life shows in a month what dinners hide for a year.',
      ['Plan two ordinary meetings', 'Introduce them to one friend', 'Ask the friend what they saw'],
      6,
      { when: { said: someone } },
    ),
    step(
      'Free two evenings a week for meeting people',
      'Meeting people takes time, so make room for it first. Check whether an old relationship still takes up space: messages, things, hope. Clear up what you can.',
      ['Cancel or move one standing commitment', 'Put away or give back what belongs to the past'],
      2,
      { when: { unsaid: [...dating, ...someone, ...widowed, ...longAgo] } },
    ),
    step(
      'Write what you keep of your marriage and what is free now',
      'Loving somebody new takes nothing from the one who died. Write three things you keep (photographs, a day in the year, a place) and what you would like company for: walks, meals, travel, more. Tell your children or closest friend before there is anybody, so that nobody has to be hidden. Guilt comes and goes; it is no sign to stop.',
      [
        'Write the two lists',
        'Tell one person whom it concerns',
        'Choose one supper or outing with others this fortnight',
      ],
      1.5,
      { when: { said: widowed, unsaid: someone } },
    ),
    step(
      'Go to one easy evening with people and no aim',
      'After years without dating the first thing to practise is being among people, not being chosen. Supper at friends, a class, a quiz: one talk of ten minutes with somebody new, and home when you like. Do it three times before any date.',
      [
        'Say yes to or arrange one evening this fortnight',
        'Have one talk of ten minutes',
        'Write what was easier than feared',
      ],
      3,
      { when: { said: longAgo, unsaid: [...widowed, ...dating, ...someone] } },
    ),
    step(
      'Ask five friends to introduce you to somebody',
      'Friends seldom offer without being asked. Say it plainly: I would like to meet someone, and these three things matter to me.',
      ['Send the first two messages', 'Say yes to the next two invitations in {place}'],
      2,
      { when: { unsaid: someone } },
    ),
    step(
      'Make one honest profile with a friend’s help',
      'Four recent photos: face, whole body, doing something, with other people. Two or three sentences about your life, one clear line about what you hope for in your {partner}. Use one app only, twenty minutes a day at most.',
      [
        'Take photos in daylight',
        'Let a friend of the sex you date choose among them',
        'Write to three people about something in their profile',
      ],
      3,
      { when: { unsaid: [...dating, ...someone, ...noApps] } },
    ),
    step(
      'Look at your last ten matches and dates for a pattern',
      'Who wrote first, where did it stop, how did you feel afterwards? Mostly it is one of three: the same sort of person again, too long writing, or a profile that says nothing. Change this one thing for a month.',
      ['Write the last ten with one word each', 'Name the pattern', 'Change one thing for a month'],
      1,
      { when: { said: dating, unsaid: someone } },
    ),
    step(
      'Let a friend rewrite your profile and choose the pictures',
      'Others see better what is likeable. One new picture in daylight, one line with a thing only you would write, one line about what you hope for. Then twenty minutes a day, no more.',
      ['Give a friend the phone for an hour', 'Take one new picture', 'Limit it to twenty minutes a day'],
      1.5,
      { when: { said: dating, unsaid: someone } },
    ),
    step(
      'Join a weekly group with new people in {place}',
      'Choir, dance class, language exchange, walking club, volunteering: people relax when they see each other repeatedly. Go for at least two months and talk to everybody, not only to possible dates.',
      ['Choose two groups and try both', 'Speak to one new person each time'],
      10,
      { when: { weeksFrom: 8, unsaid: someone }, resources: 'Groups by interest: https://www.meetup.com' },
    ),
    step(
      'Go on five short first dates',
      'Coffee or a walk in daylight, an hour, within ten days of the first message. You need not be in love; being curious is enough for a second date. Note afterwards how you felt, not how you performed.',
      [
        'Suggest a cafe or a park in {place} and an hour',
        'Tell a friend where you are',
        'Write to say yes or no within two days',
      ],
      8,
      { when: { unsaid: someone }, measured: 'Go on the first {50%}, short and in daylight' },
    ),
    step(
      'Meet one promising person at least four times',
      'Meet in everyday settings: cooking, errands, with friends. Notice how they speak of others, how they take a no, and whether words and deeds match. Compare with the three things your {partner} must have.',
      ['Plan two meetings in {place} that are not dinner', 'Introduce them to one friend and ask for an honest view'],
      10,
      { when: { weeksFrom: 6, unsaid: someone } },
    ),
    step(
      'Say what you hope for and ask what they want',
      'After some weeks say what you hope for and ask what they want: exclusive or not, children, where to live. A clear no saves you months. It is done when both have answered.',
      ['Write your two sentences beforehand', 'Choose a quiet hour face to face', 'Decide together or go on looking'],
      2,
      { measured: 'After {total}, say what you hope for' },
    ),
  ],
  suggestions: [
    tip(
      'Meet soon instead of writing for weeks',
      'Long chats build a person who does not exist.',
      'Suggest a day after ten messages',
      'Video call first if you wish',
    ),
    tip(
      'Give a second date more often',
      'Many good partners are shy at first.',
      'Kind and curious is enough',
      'Decide after date two',
    ),
    tip(
      'End it kindly and clearly',
      'Silence hurts more than a friendly no.',
      'Write: thank you, but I felt no match',
      'Do it within two days',
    ),
    tip('Limit the app', 'More swiping does not mean more dates.', 'Twenty minutes a day', 'Delete it on holiday'),
    tip(
      'Do what you love where others are',
      'You are at ease, and so are they.',
      'Same class every week',
      'Stay for the drink after',
    ),
    tip(
      'Ask about real life',
      'It tells you more than hobbies do.',
      'What does a good Sunday look like?',
      'What did you learn last year?',
    ),
    tip(
      'Know your pattern',
      'We often choose what is familiar.',
      'Three past stories in a sentence each',
      'What do they share?',
    ),
    tip(
      'Keep your friends and sport',
      'New love should not replace your life.',
      'Two fixed dates a week stay',
      'It also calms you',
    ),
    tip(
      'Say you have children early',
      'The right person wants to know.',
      'In the profile',
      'Meet the children much later',
    ),
    tip(
      'Take a month off when it gets bitter',
      'Tired people give nobody a fair chance.',
      'Set the date on which you go on',
      'See friends meanwhile',
    ),
    tip(
      'Smile and greet first',
      'Most people are waiting for a sign.',
      'Look up from the phone',
      'Say one sentence about the place',
    ),
    tip(
      'Check that words and deeds match',
      'Small things show whether somebody is reliable.',
      'Do they come on time?',
      'Do they keep small promises?',
    ),
  ],
};
