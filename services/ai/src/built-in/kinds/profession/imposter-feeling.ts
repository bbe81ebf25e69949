import { type Kind, step, tip } from '../kind.ts';

export const imposterFeeling: Kind = {
  id: 'imposter-feeling',
  category: 'profession',
  name: 'Feel less like an impostor at work',
  ask: {
    question: 'When does it hit you, and since when?',
    chips: ['New job', 'I was promoted', 'Among people with better degrees'],
  },
  hoursAWeek: 2,
  weekly: 'Write three things you did and one word of praise as it was said',
  overview:
    'You look at facts instead of the feeling, tell one trusted person, take on one visible thing that is slightly too big, and learn to take praise and questions without shrinking.',
  approach:
    'The feeling comes with each new level and fades by doing and by talking. What goes wrong is working twice as much to hide it, which only makes it stronger.',
  done: 'For four weeks running you spoke up each week, and let praise stand without a but.',
  cautions: [
    'If fear, bad sleep or low mood stay for weeks, see a doctor or counsellor. If people at work put you down, that is no impostor feeling: get advice.',
  ],
  steps: [
    step(
      'Write ten facts about your work with proof',
      'Task, what you did, what changed, who said so. Not luck, not only the team. Then ask why they hired you: read the advert and tick what you bring.',
      ['Write the first three now', 'Tick the job advert', 'Save three mails of thanks'],
      1,
    ),
    step(
      'Note for a week when the feeling comes',
      'Situation, sentence in your head, what you then do: over-prepare, keep silent, put off, say sorry. Usually it is two situations, such as meetings with a certain person.',
      ['Note one scene a day', 'Write the sentence in your head', 'Find the two situations'],
      1,
    ),
    step(
      'Tell one trusted person at your level',
      'A colleague, mentor or friend in the trade. Most have it too. Ask: what do you see that I do well, what should I learn?',
      ['Choose the person', 'Ask the two questions', 'Write the answers down as said'],
      1,
    ),
    step(
      'Separate what you must learn from what is fear',
      'List: cannot do, could do with help, can do. One real gap gets a course or hour; the rest is practice.',
      ['Make the three columns', 'Choose one real gap', 'Book help for it'],
      1,
    ),
    step(
      'Say one thing early in each meeting',
      'A question counts. Prepare one sentence, say it in the first ten minutes. Replace sorry, this may be stupid by I would like to ask.',
      ['Prepare one sentence', 'Say it in the first ten minutes', 'Count them on a card'],
      3,
    ),
    step(
      'Take praise with two words and no but',
      'Thank you, I worked on that. Write it down the same day. Practise with someone who praises on purpose.',
      ['Practise with a friend', 'Say thank you and stop', 'Write it down'],
      1,
    ),
    step(
      'Limit preparation and show work at eighty per cent',
      'Set a timer, show a draft to one person early, keep a mistake log: what happened really? Mostly nothing.',
      ['Halve the time for one task', 'Show a draft', 'Log what really happened'],
      3,
    ),
    step(
      'Take on one visible task and look back',
      'A talk of ten minutes, training a newcomer, leading a small job. After it compare with your first page and help someone newer: teaching shows what you know.',
      ['Choose one task', 'Ask for support beforehand', 'Reread the ten facts afterwards'],
      8,
    ),
  ],
  suggestions: [
    tip('Keep a file of kind words', 'For bad days.', 'Screenshots', 'Date'),
    tip('Compare with yourself a year ago', 'It is fair.', 'Three skills', 'Notes'),
    tip('Ask one question a day', 'Experts do.', 'Write', 'Thank'),
    tip('Cut the word just from mails', 'You sound sure.', 'Search', 'Delete'),
    tip('Read careers with detours', 'Nobody is smooth.', 'Two', 'Talk'),
    tip('Rest without earning it', 'Fear works overtime.', 'Evening', 'Fixed'),
    tip('Sit at the table', 'Not by the wall.', 'Early', 'Greet'),
    tip('Learn names and roles', 'Newness shrinks.', 'Chart', 'Coffee'),
    tip('Prepare three facts for a review', 'Say them.', 'Numbers', 'Aloud'),
    tip('Mentor a beginner', 'You see distance.', 'Monthly', 'Listen'),
    tip('Laugh at one mistake weekly', 'Size.', 'Tell', 'Mend'),
    tip('Write who profits from your work', 'It’s not about you.', 'Three people', 'Read'),
  ],
};
