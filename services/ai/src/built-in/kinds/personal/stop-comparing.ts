import { type Kind, step, tip } from '../kind.ts';

export const stopComparing: Kind = {
  id: 'stop-comparing',
  category: 'personal',
  name: 'Stop comparing myself with others',
  slots: {
    topic: {
      words: [
        'work and money|career|job|salary|money',
        'looks|body|figure|weight',
        'family life|children|kids|parenting|mums',
        'home and lifestyle|house|home|car|lifestyle',
        'family and friends|friends|sister|brother|cousin',
        'studies|grades|classmates',
        'love|relationship|being single|marriage',
        'social media|followers|instagram',
      ],
      otherwise: 'life',
    },
  },
  ask: {
    question: 'With whom, and in what?',
    chips: ['Friends and their lives', 'Looks online', 'Brother, sister or colleagues'],
  },
  hoursAWeek: 0.8,
  weekly: 'Two lines each evening: what I compared, what I really wish; one act on my own measure',
  overview:
    'You will see when and with whom, cut the worst sources, turn envy into a wish or a farewell, set your own measures for {topic}, meet people outside the race, and look back on your own road.',
  approach:
    'Comparing is normal; it hurts when you see only others’ best and your own whole. Envy tells what you want or what you believe you need. Fewer triggers plus one own step a week changes more than good resolutions.',
  done: 'In four weeks the strokes on your card have halved, and you have taken three steps on your own measure.',
  cautions: ['If it ends in low mood for weeks, starving, cutting or debts, talk to a doctor or counsellor.'],
  steps: [
    step(
      'Make a stroke each time for three days',
      'Write who it was, where, about what, and your mood from 0 to 10. Usually two people and one app cause most of it in {topic}.',
      ['Carry a card for three days', 'Mark the two main sources', 'Write mood before and after scrolling'],
      0.4,
    ),
    step(
      'Mute the sources for a month',
      'Unfollow or mute them, leave the group and take the app off the first screen. The people stay friends; only their pictures go. Call one of them instead of looking.',
      ['Mute twenty accounts', 'Move the app and set a limit', 'Call one of them'],
      0.4,
    ),
    step(
      'Ask envy what it wants',
      'Complete for each person: I envy …, because I would like …, the price would be …. Then: go for it, smaller, or let it go.',
      ['Write the three lines for two people', 'Decide: go, smaller or let go', 'Cross out one wish that is not yours'],
      0.7,
    ),
    step(
      'Write your own five measures',
      'For {topic}: what would make me content at sixty? Things I can do myself: hours with children, craft, calm, savings by month. Hang it up.',
      ['Write five measures', 'Choose one for this month', 'Hang them up'],
      0.8,
    ),
    step(
      'Compare with yourself a year ago',
      'Look through photos, diary and payslips for ten things that you could not do, did not have or did not know then. Read the list when you catch yourself comparing.',
      ['Look through a year of photos', 'Write ten things', 'Send thanks to one who helped'],
      0.6,
    ),
    step(
      'Take one step a week on your measure',
      'Fix an hour a week and finish something small in it: an application, practice, a walk, a talk. While you do your own thing you compare less.',
      ['Fix the hour', 'Finish one step on {topic} a week', 'Write done on Friday'],
      4,
    ),
    step(
      'Be glad with somebody on purpose',
      'Congratulate the one you envy, exactly: how did you do that? Ask what was hard. You learn and the picture becomes a person.',
      ['Write or say one exact praise', 'Ask what was hard', 'Note what changed'],
      0.8,
    ),
    step(
      'Look after a month and choose what stays',
      'Card for three days again. Which sources come back, which stay out? One yearly evening on your measures for {topic}.',
      ['Count strokes again', 'Decide on apps', 'Enter the yearly evening'],
      0.6,
    ),
  ],
  suggestions: [
    tip('Begin the morning offline', 'The day has your scale.', 'One hour', 'Paper'),
    tip('Visit people at home', 'Dishes are in their sink.', 'Unplanned', 'Help'),
    tip('Talk about failures', 'Tell one of yours.', 'Friend', 'Laugh'),
    tip('Thank your body for a job', 'Legs, hands, ears.', 'Evening', 'One'),
    tip('Ask older people what counted', 'They never say cars.', 'Tea', 'Listen'),
    tip('Do a thing you are bad at', 'For fun.', 'Drawing', 'No photo'),
    tip('Leave salary talks with a fact', 'Learn and ask for yours.', 'Number', 'Date'),
    tip('Read lives, not profiles', 'Long books show detours.', 'Biography', 'Note'),
    tip('Praise effort in children', 'They copy you.', 'Say how', 'No ranking'),
    tip('Wear what fits today', 'Mirrors calm down.', 'Give away small', 'Soft'),
    tip('Put money where measures are', 'Small sum.', 'Course', 'Time'),
    tip('Say enough aloud', 'For three things.', 'Table', 'Daily'),
  ],
};
