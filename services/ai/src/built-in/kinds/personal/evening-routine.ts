import { type Kind, step, tip } from '../kind.ts';

const onlyTime = ['only time', 'like a prize', 'single mum/mom/dad', 'kids/boys/girls are/in down/bed'];

const emptyHour = ['still empty', 'charger moved/is/in', 'weekends break', 'last fourteen'];

export const eveningRoutine: Kind = {
  id: 'evening-routine',
  category: 'personal',
  name: 'Have a calm evening and put the phone away',
  slots: {
    thing: {
      words: [
        'the phone|phone|mobile|smartphone|scrolling',
        'series and films|tv|television|netflix|series|streaming',
        'work mail|work|emails|laptop',
        'the news|news|doomscrolling',
        'snacks|snacking',
        'wine|beer',
        'games|gaming',
      ],
      otherwise: 'screens',
    },
  },
  ask: {
    question: 'What eats your evening now?',
    chips: ['The phone in bed', 'Work and emails', 'Chores until eleven'],
  },
  hoursAWeek: 1,
  weekly: 'Keep the closing hour on five evenings and the phone out of the bedroom every night',
  overview:
    'You will see where the evening goes, end work and chores by a set time, give {thing} a place and an hour, fill the last hour with two or three calm things, and protect bedtime also with guests and on weekends.',
  approach:
    'Evenings slip because nothing marks their end. One alarm for closing, one charger outside the bedroom and clothes laid out do more than ten rules. Begin with the last hour and leave the rest of the evening free.',
  done: 'On twenty of twenty-eight evenings you kept {thing} out of the bedroom and put the light out at your hour.',
  cautions: [
    'If you lie awake for an hour on most nights for some weeks, or snore and are tired by day, ask a doctor.',
  ],
  steps: [
    step(
      'Note three evenings in half hours',
      'Write what you did from coming home until sleep, with whom, and how you felt. Mark what you would miss and what just happened, above all {thing}.',
      ['Write three evenings down', 'Mark joy and drift', 'Choose the hour for light out'],
      0.3,
    ),
    step(
      'Choose by evening what fills the empty hour',
      'The phone is away and the hands are restless; that is the hard fortnight. Put three things ready where you sit: hands, ears, people. For example a puzzle, an audio book, a call on Wednesdays. On weekends the hour moves by one hour at most.',
      ['Lay three things ready', 'Write one for each evening on a card', 'Write the rule for weekends'],
      0.5,
      { when: { said: emptyHour } },
    ),
    step(
      'Put the charger in the kitchen tonight',
      'A real alarm clock beside the bed, the phone outside, ring on for family numbers. The same for tablet and laptop. This single change frees about half an hour.',
      ['Get an alarm clock', 'Move all chargers', 'Tell people how to reach you in an emergency'],
      0.3,
      { when: { unsaid: emptyHour } },
    ),
    step(
      'Set the closing time for work and chores',
      'An alarm at half past eight: write tomorrow’s three tasks, close the lid, kitchen lights off. What is left undone stays for tomorrow. At home share who does what before that hour.',
      ['Set the alarm', 'Write tomorrow’s three tasks', 'Share evening chores'],
      0.7,
    ),
    step(
      'Take your own time first and then the calm half hour',
      'The hour after the children is yours, so plan it as a treat with an end: a series part, a bath, a call, 45 minutes with a timer in another room. Then phone to the charger and half an hour of something slow. Cutting it out fails; moving it to nine instead of midnight works.',
      ['Choose the treat for three evenings', 'Set the timer in another room', 'Lay something slow on the pillow'],
      1.5,
      { when: { said: onlyTime } },
    ),
    step(
      'Fill the last hour with two calm things',
      'Bath, paper book, music, stretching, talk, drawing, walk. Lay them where {thing} used to be: book on the pillow, mat on the floor. Warm light only.',
      ['Choose two things', 'Lay them ready before supper', 'Change two bulbs to warm light'],
      3,
      { when: { unsaid: onlyTime } },
    ),
    step(
      'Set an hour for the end of {thing}',
      'For example one episode, mail until six, messages at eight for fifteen minutes. An automatic stop, a grey screen or a limit with somebody else’s code keeps it. Choose a rule that needs no daily debate.',
      ['Write the rule in one line', 'Set the automatic stop', 'Tell those you live with'],
      0.7,
    ),
    step(
      'Prepare the morning in ten minutes',
      'Lay out clothes, bag, breakfast and keys and look at the weather. Write three good things of the day on paper; this empties the head before bed.',
      ['Lay out clothes and bag', 'Write three good things'],
      1,
    ),
    step(
      'Keep it with guests, shifts and weekends',
      'A short form of ten minutes for late nights: water, teeth, list, phone out. Within one hour of your time at weekends. Children get the same order every day.',
      ['Write the short form', 'Use it once this week', 'Look at the count on Sunday'],
      1,
    ),
    step(
      'Look back after four weeks',
      'Sleep, mood, morning, talks: what changed? Keep three parts, drop one. Keep {thing} outside.',
      ['Count the evenings', 'Keep three parts', 'Tell one person'],
      0.4,
    ),
  ],
  suggestions: [
    tip('Dim lights after supper', 'The body understands.', 'Two lamps', 'Warm'),
    tip('Eat three hours before bed', 'Sleep is quieter.', 'Light', 'Tea'),
    tip('Take a warm shower', 'Cooling after makes sleepy.', 'Ninety minutes before', 'Short'),
    tip('Read on paper', 'Eyes close by themselves.', 'Ten pages', 'Lamp'),
    tip('Stretch for five minutes', 'Shoulders and hips.', 'Floor', 'Slow'),
    tip('Talk for ten minutes without screens', 'Best and worst.', 'Sofa', 'Daily'),
    tip('Write worries at seven', 'Not in bed.', 'Paper', 'Closed'),
    tip('Let the last chore be fixed', 'Kitchen, then end.', 'Song', 'Lights'),
    tip('Keep the bedroom cool', 'About 17 degrees.', 'Window', 'Dark'),
    tip('Use a book light for two', 'No quarrel.', 'Small', 'Warm'),
    tip('Have one evening fully free', 'No plan at all.', 'Thursday', 'Enjoy'),
    tip('Send good night at nine', 'Friends know then.', 'Message', 'Off'),
  ],
};
