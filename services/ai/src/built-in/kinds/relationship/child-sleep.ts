import { type Kind, step, tip } from '../kind.ts';

const veryYoung = [
  'two-month/three-month/four-month/five-month/2-month/3-month/4-month/5-month',
  'one/two/three/four/five/1/2/3/4/5 months old',
  '_ weeks/wks old',
  'newborn',
  'month regression',
  'on my shoulder/chest/arm',
  "baby won't/only sleeps",
];

const underWay = [
  'chair method',
  'night weaned',
  'dropped the nap',
  'down to _ minutes',
  'gradual retreat',
  'still needs',
];

const early = ['4/5/four/five am/a.m/o_clock', 'early waking/waker/riser'];

export const childSleep: Kind = {
  id: 'child-sleep',
  category: 'relationship',
  name: 'Get my child to sleep well',
  slots: {
    child: {
      words: [
        'baby|month old|months old',
        'toddler|2 year old|two year old|1 year old|one year old',
        'daughter',
        'son',
        'twins',
        'kids|children',
        'little one',
        'child',
      ],
      otherwise: 'child',
    },
    big: {
      words: ['school|teenager|teen|8 year old|9 year old|10 year old|7 year old|6 year old|nightmares|monsters'],
      otherwise: 'school child',
    },
  },
  ask: {
    question: 'What is the hardest part?',
    chips: ['Falling asleep', 'Waking at night', 'Our bed or too early mornings'],
  },
  hoursAWeek: 3,
  weekly: 'Keep the same bedtime order every evening and write one line each morning',
  overview:
    'You will write down a week of sleep, move times to what is right for your {child}, make evenings the same each day, and teach falling asleep alone in steps you can bear, so that nights get longer.',
  approach:
    'Children wake at night as adults do, and need what they had when they fell asleep. So the change happens at bedtime. Any gentle way works if all adults do it for ten to fourteen days; the third night is often the worst. It goes wrong when the plan changes each night.',
  done: 'Your child falls asleep within half an hour in the place you chose on five evenings of seven, and the nights are calm enough for all.',
  cautions: [
    'Babies under a year sleep on the back, on a firm flat mattress in your room, without pillow, in a smoke-free home; never together on a sofa. Snoring with pauses, poor weight, pain, fever or constant crying: see a doctor. If you are so tired that you fear to harm the baby, lay it down safely, leave the room and call somebody.',
  ],
  steps: [
    step(
      'Name the one waking that is left and what it gets',
      'Something works already, so change only one thing. For three nights write hour, what was done and how long; most often the last waking still gets milk, a hand or a bed. That one fades next, in four steps, and all else stays as it is.',
      ['Write three nights', 'Name what the waking gets', 'Write four smaller steps of it'],
      0.7,
      { waitDays: 3, when: { said: underWay } },
    ),
    step(
      'Write down one week of sleep as it is',
      'Bedtime, time until asleep, wakings and what helped, morning, naps. Add up 24 hours. Rough needs: 12 to 16 hours for babies from four months, 11 to 14 at one and two, 10 to 13 at three to five, 9 to 12 at school. Many quarrels at bed are simply too early.',
      ['Hang up a sheet with seven columns', 'Note how your {child} fell asleep each time', 'Add up the 24 hours'],
      1.5,
      { waitDays: 3, when: { unsaid: underWay } },
    ),
    step(
      'Rule out itch, ears, hunger and too many naps',
      'Eczema, reflux, teeth, a blocked nose or low iron keep children awake. A toddler’s last nap should end four hours before bed, and from about 15 to 18 months one long nap is enough. Ask the doctor or health visitor if something seems odd.',
      [
        'Check skin, nose and ears of your {child}',
        'Shorten or move the last nap',
        'Ask the health visitor your three questions',
      ],
      1,
      { waitDays: 1 },
    ),
    step(
      'Move the early waking with light and ten minutes of patience',
      'Black out the room, feed nothing before six, and move bedtime twenty minutes earlier for a week; overtired children wake early. A lamp that turns green at six helps from two and a half. Wait ten minutes before you go in, then dull and brief. Only from one year on; a younger baby who is hungry is fed.',
      ['Darken the window fully', 'Move bedtime by twenty minutes', 'Set the lamp to six'],
      1,
      { waitDays: 5, when: { said: early, unsaid: veryYoung } },
    ),
    step(
      'Make the room dark, cool and dull',
      '16 to 20 degrees, blackout, no screen an hour before, night light red or none. Sound that is on all night or not at all. One soft toy from about a year.',
      [
        'Hang something dark at the window',
        'Take screens out of the last hour',
        'Choose the sleep toy with your {child}',
      ],
      1,
      { when: { unsaid: early } },
    ),
    step(
      'Fix the getting-up time and a bedtime order of 30 minutes',
      'Same wake time also on Sunday. Bath or wash, pyjamas, two books, song, light out, same order, same words. Draw it as pictures for toddlers. All adults do the same.',
      ['Set the getting-up time', 'Draw the order with your {child}', 'Agree on the last sentence'],
      2,
      { waitDays: 2 },
    ),
    step(
      'Share the night in two watches and keep it safe and dull',
      'Before six months nothing is trained. One adult has nine to two, the other two to seven, so that each has five hours. On the back, a firm flat mattress, nothing in the cot, your room; never on a sofa, and not on a chest when you might fall asleep. Put down drowsy once a day, by daylight.',
      ['Divide the night tonight', 'Check cot and sofa', 'Try one nap a day put down drowsy'],
      1,
      { when: { said: veryYoung } },
    ),
    step(
      'Choose the way you can keep up for two weeks',
      'Stay by the bed and move the chair a metre every three nights; or go and return at two, four, six minutes; or pat and lie down again. Before six months only soothe. Choose together, and begin when nobody travels.',
      ['Choose one way together', 'Choose the first night', 'Write it on a card for three in the morning'],
      1,
      { when: { unsaid: veryYoung } },
    ),
    step(
      'Take fear seriously with school-age children',
      'Write or draw worries at six in the evening and not in bed. A torch, an open door and a check after five minutes, kept as promised, help more than sprays against monsters. Ask about school; in teens, screens and cola after four are the usual reason.',
      [
        'Let your {child} write or draw worries before dinner',
        'Promise a check and keep it',
        'Ask the teacher if something is up',
      ],
      1.5,
      { when: { named: 'big' } },
    ),
    step(
      'Do it for ten nights without changing it',
      'Take turns night by night, one sleeps with earplugs. Same words, dull voice, no light. Note minutes until asleep: the curve falls. An illness means comfort, then start again at half way.',
      ['Swap nights', 'Note the minutes', 'Do not judge before night five'],
      4,
      { waitDays: 10 },
    ),
    step(
      'Get rid of night feeds and the wandering into bed',
      'From about six to nine months, if weight is good and the doctor agrees, give 20 ml or a minute less every second night. Walk a wanderer back each time without words, or lay a mattress beside your bed as a halfway house. A shared bed is fine if all like it.',
      ['Choose what goes first', 'Reduce every second night', 'Put a clock that shows when morning is'],
      2.5,
      { waitDays: 14 },
    ),
    step(
      'Hold it through trips, illness and the clock change',
      'Two bad nights are no relapse: go back to the order at once. Shift by 15 minutes a day. It is done after two weeks with five calm evenings of seven. Sleep in a night off yourself.',
      [
        'Pack the order for trips',
        'Plan a night off from your {child} for each adult',
        'Look at the sheet after two weeks',
      ],
      2,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Light in the first hour', 'Breakfast at the window sets the clock.', 'Curtains open', 'Outside before nine'),
    tip('Romp after dinner, then calm', 'Ten wild minutes, twenty quiet.', 'Not in the bedroom', 'Timer'),
    tip('Let them choose two things', 'Which book, which pyjamas.', 'Only two', 'No third'),
    tip(
      'Give three paper tickets',
      'For water, hug, question; then no more.',
      'From age three',
      'Unused one is a sticker',
    ),
    tip('Lie down yourself at nine', 'One week of early nights changes your voice.', 'Dishes wait', 'Phone outside'),
    tip('Ask grandma to do a bedtime', 'Others often have less fight.', 'Same order', 'You go out'),
    tip('Check iron if legs are restless', 'Kicking at night has causes.', 'Doctor', 'Film it'),
    tip('Move dinner earlier', 'Hungry or too full both wake.', 'Half past five', 'Banana later'),
    tip('Put siblings to bed in two steps', 'Small one first, big one reads.', 'Twenty minutes', 'Headlamp'),
    tip('Say goodnight to ten things', 'A soft end for talkers.', 'Whisper', 'Same ten'),
    tip('Do not compare', 'Others lie about nights.', 'Ask the sheet', 'Laugh'),
    tip('Nap when it is light', 'A dark day nap can steal the night.', 'Pram', 'Wake gently'),
  ],
};
