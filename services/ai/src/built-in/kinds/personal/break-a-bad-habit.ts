import { type Kind, step, tip } from '../kind.ts';

const halfWay = ['down to', 'the/habit log shows', 'replaced the', 'still comes', 'tracked it'];

const notNoticed = ['only notice', "do not/don't notice", 'own brain', 'without noticing'];

export const breakABadHabit: Kind = {
  id: 'break-a-bad-habit',
  category: 'personal',
  name: 'Break a bad habit',
  slots: {
    habit: {
      words: [
        'nail biting|nails|nail',
        'swearing|swear|cursing',
        'skin picking|skin|picking|spots',
        'hair pulling|hair',
        'knuckle cracking|knuckles',
        'interrupting|interrupt',
        'being late|late|lateness',
        'night snacking|snacking|snack',
        'teeth grinding|grind',
        'pen chewing|chew pens',
        'gossiping|gossip',
        'porn|pornography',
        'impulse buying|impulse|online shopping',
        'saying sorry|sorry',
        'lying|lie',
        'face touching|face',
        'filler words|um',
        'thumb sucking|thumb',
        'complaining|complain|moaning',
        'late gaming|gaming|games',
        'checking',
        'eating in front of the television|telly|tv',
        'shouting|shout|yelling',
        'lip biting|cheek chewing|lips|lip',
      ],
      otherwise: 'old habit',
    },
  },
  ask: {
    question: 'Which habit is it, and when does it happen most?',
    chips: ['Nails, skin or hair', 'Something I say', 'Something I do at night'],
  },
  hoursAWeek: 1.5,
  weekly: 'Look at the tally on Sunday and change one trigger',
  overview:
    'You will count the habit, find the moments that set it off, put another movement or sentence in its place, and change the surroundings. The method comes from habit reversal training, which is well tested for nails, skin and hair.',
  approach:
    'Most of it happens unnoticed, so noticing comes first; counting alone often brings it down by a third. Then you need something to do instead, because doing nothing is the hardest. Slips belong to it: you note what came before and go on at once.',
  done: 'In four weeks it happened on no more than two days, and you know what you do instead in your strongest moment.',
  cautions: [
    'If you bleed, get infections, have bald patches, or feel forced to repeat things, see a doctor or a therapist: these are known conditions and can be treated well. Do the same if the habit costs you money, work or a relationship.',
  ],
  steps: [
    step(
      'Describe the one situation in which it still happens',
      'The rest is won, so look only here: which hour or meeting, what your hands and eyes did, what it gave you. Put the replacement that works elsewhere into this place before it begins: ring, pen, cold glass, seat at the window.',
      ['Write the situation in five lines', 'Put the replacement there', 'Count only in this situation'],
      0.5,
      { when: { said: halfWay } },
    ),
    step(
      'Count it for three days without changing it',
      'A mark on paper each time, with hour and place. Ask somebody who is with you to give a sign when you do not notice. The number is your starting point.',
      ['Draw three columns for the marks and begin', 'Ask one kind person for a silent sign', 'Add up each evening'],
      0.7,
      { waitDays: 3, when: { unsaid: halfWay } },
    ),
    step(
      'Make your {habit} noticeable before you change it',
      'A plaster on the finger, a bracelet, a bitter varnish, a word that your family says, an alarm at the hour. Each time you notice, you only say: now. After five days most people notice at the beginning and not at the end, and that is the moment that can be changed.',
      ['Choose one sign', 'Ask one person for one word', 'Mark each now on paper'],
      0.7,
      { when: { said: notNoticed } },
    ),
    step(
      'Find the triggers behind your {habit}',
      'From the marks: bored, tense, tired, alone, at the screen, with certain people? Write your three strongest moments and what the habit gives you there: calm, something to feel, attention.',
      ['Mark the three strongest moments', 'Write down the first small movement or thought before it'],
      0.7,
      { when: { unsaid: notNoticed } },
    ),
    step(
      'Choose what you do instead of your {habit}',
      'Something that makes it impossible, can be done anywhere for one minute and does not stand out: hands flat or round a stone, lips closed and breathe out, another word, a glass of water, ten steps.',
      ['Try three replacements for a day each', 'Practise the best one twenty times before a mirror'],
      1,
    ),
    step(
      'Change the places where it happens',
      'Nails short and filed, plasters or gloves at the screen, no shops saved on the phone, leave ten minutes earlier, snacks out of the house. Each hurdle gives you seconds to notice.',
      ['Set up one hurdle at each of the three moments', 'Put the object for your hands there'],
      1.5,
    ),
    step(
      'Replace your {habit} in one moment for a week',
      'Begin with the easiest of the three. Each time you feel it coming, one minute of the other thing. Count both: done and replaced. When you replace three out of four, take the next moment.',
      ['Choose the easiest moment', 'Keep the two tallies', 'Send the number to one person each evening'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Take on the other two moments',
      'One after the other, a week each. Before a hard one, such as exams or a quarrel, decide beforehand what your hands or your mouth will do.',
      ['Write one if-then sentence for each', 'Relax on purpose for five minutes a day'],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Get help if the number does not fall',
      'After four weeks at more than half of the first count, ask a doctor, dentist or behavioural therapist. For nails a manicure, for teeth a splint, for compulsions therapy: no will is strong enough alone.',
      ['Take your tally of {habit} along', 'Ask: what would you try next?'],
      1.5,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Keep free of your {habit} for four weeks',
      'Count only slips now, with what came before. It is done with at most two days in four weeks. Keep the object and the hurdles for three months longer.',
      [
        'Mark free days on a calendar',
        'Write your sentence for the day after a slip',
        'Photograph or note what has become better',
      ],
      2,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Keep something in your pocket', 'Fingers want something to do.', 'Stone, ring, clip', 'One for each coat'),
    tip('Look for the second before', 'The hand rises before you bite.', 'Stop it halfway', 'Put it down slowly'),
    tip('Ask for a silent sign', 'A tap is kinder than a remark.', 'Agree on it', 'Say thank you'),
    tip('Care for the spot', 'What is smooth invites less.', 'Cream, file, plaster', 'Twice a day'),
    tip('Pay into a jar', 'A small price makes you notice.', 'A coin each time', 'Give it away'),
    tip('Take before and after pictures', 'Skin and nails heal slowly.', 'Every Sunday', 'Same light'),
    tip('Sleep enough', 'Tired people fall back first.', 'Bed by your time', 'Most of all before hard days'),
    tip('Slow down when you speak', 'A pause replaces the word.', 'Breathe in instead', 'Record one call'),
    tip(
      'Avoid the worst place for two weeks',
      'It is easier to stay away than to resist.',
      'Other chair',
      'Other route',
    ),
    tip('Tell people what you practise', 'Then nobody wonders.', 'One sentence', 'Ask them not to joke'),
    tip('Do not punish yourself', 'Shame is a trigger of its own.', 'Note it, go on', 'What came before?'),
    tip('Celebrate ten free days', 'Something that fits the aim.', 'A manicure, a game', 'Set it up now'),
  ],
};
