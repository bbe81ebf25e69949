import { type KindSuggestion, tip } from './kind.ts';

/** Suggestions that help with any goal. They follow when those of its kind have been shown. */
export const generalSuggestions: readonly KindSuggestion[] = [
  tip('Look at your plan every Sunday', 'Ten minutes keep it true.', 'Tick what is done', 'Choose one task for Monday'),
  tip(
    'Fix one time in the week for it',
    'What has a time happens more often.',
    'Same day and hour',
    'In your calendar',
  ),
  tip(
    'Tell one person what you are doing',
    'Somebody who asks helps you go on.',
    'Say your next step',
    'Ask them to check once',
  ),
  tip('Begin with ten minutes', 'The start is the hardest part.', 'Set a timer', 'Stop after ten if you like'),
  tip(
    'Put what you need in sight',
    'You forget less and begin faster.',
    'Lay it out in the evening',
    'One fixed place',
  ),
  tip('Write down why you want it', 'It helps on a day without energy.', 'Two sentences', 'Where you see them'),
  tip('Plan for a bad week', 'Every plan meets one.', 'Choose the smallest form of a step', 'Go on the week after'),
  tip(
    'Ask somebody who has done it',
    'One talk can save weeks.',
    'Ask what they would do again',
    'Ask what cost them most',
  ),
  tip(
    'Write one line after each session',
    'You see progress that you would forget.',
    'Date and what you did',
    'Read it once a month',
  ),
  tip('Tie it to a habit you have', 'The habit reminds you.', 'After coffee or after work', 'Always the same one'),
  tip(
    'Set a limit for preparing',
    'Reading about it can take the place of doing it.',
    'One evening',
    'Then the first step',
  ),
  tip('Celebrate each step that is done', 'It makes the next one easier.', 'Something small', 'On the same day'),
  tip(
    'Leave the phone next door for half an hour',
    'Half an hour without it is worth an hour with it.',
    'Sound off',
    'Back after the session',
  ),
  tip(
    'Split the step you keep putting off',
    'It is usually too large.',
    'Write its first ten minutes',
    'Do only these today',
  ),
  tip(
    'Keep all papers and notes in one place',
    'Searching costs more time than filing.',
    'One folder',
    'One note on the phone',
  ),
  tip(
    'Do the hardest part when you are fresh',
    'Energy matters more than time.',
    'Find your best hour',
    'Keep it free twice a week',
  ),
  tip('Say no to one thing this month', 'A new goal needs room.', 'Choose what can wait', 'Tell the people concerned'),
  tip(
    'Write the sum it may cost',
    'Then money does not stop you half way.',
    'List the three largest items',
    'Look for what can be borrowed',
  ),
  tip(
    'Find company for one session',
    'Together it is easier to begin.',
    'In the same room or by phone',
    'Once is enough to try',
  ),
  tip(
    'Compare only with your own start',
    'Others began elsewhere.',
    'Note where you stand today',
    'Look again in a month',
  ),
  tip('Keep one evening free of it', 'Rest is a part of the plan.', 'The same evening each week', 'No catching up'),
  tip('Name what could stop you', 'What is named can be prepared.', 'Write down three things', 'One answer for each'),
  tip(
    'Stop while it still goes well',
    'You will like to come back.',
    'Leave a note where to begin',
    'Two minutes at the end',
  ),
  tip(
    'Ask for feedback half way',
    'A change is cheaper then than at the end.',
    'Show what is there',
    'Ask one clear question',
  ),
];
