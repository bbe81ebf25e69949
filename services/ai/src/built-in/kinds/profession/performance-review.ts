import { type Kind, step, tip } from '../kind.ts';

export const performanceReview: Kind = {
  id: 'performance-review',
  category: 'profession',
  name: 'Prepare my performance review',
  ask: {
    question: 'When is the talk, and what do you want out of it?',
    chips: ['Good rating and pay', 'Worried about criticism', 'I must write a self-review'],
  },
  hoursAWeek: 2,
  overview:
    'You collect results with numbers, ask two people beforehand, write the self-review in half a page, and go in with two wishes. Afterwards the agreed points stand in writing and you follow them up.',
  approach:
    'Reviews are decided weeks before the talk, so your facts must be with your boss early. What goes wrong is a list of duties instead of results, and defending each point.',
  done: 'The review is held, your two wishes have an answer with a date, and the goals are written down.',
  steps: [
    step(
      'Collect ten results of the year in an hour',
      'Calendar, mails, project list: what was different afterwards? Time saved, money, errors, customers, people trained, calm in a crisis. For care, kitchen or school: falls fewer, waste down, pupils who passed.',
      ['Go through the calendar month by month', 'Write ten results with a number', 'Mark the three strongest'],
      1,
    ),
    step(
      'Read last year’s goals and the rating sheet',
      'For each goal: reached, half, dropped with reason. Find out how ratings are decided, when, by whom, and whether pay hangs on it.',
      ['Find last year’s sheet', 'Write one line per goal', 'Ask how ratings are decided'],
      0.5,
    ),
    step(
      'Ask two people what you should keep and change',
      'A colleague and someone you work for: one thing I should keep, one I should do differently. You hear criticism before the boss says it and may show you have begun.',
      ['Ask two people this week', 'Thank them without explaining', 'Choose one point to begin now'],
      1,
    ),
    step(
      'Write the self-review on half a page',
      'Three results with effect, one thing that failed and what you changed, what you learned, what you want to take on. Plain words, no false modesty. Send it a week before.',
      ['Write three results in two lines each', 'Name one failure and the change', 'Send it a week early'],
      1.5,
    ),
    step(
      'Choose two wishes for the review',
      'Pay, training, task, hours, tool, title, path. Each with reason for the team and a smaller second choice. More than two get lost.',
      ['Write wish and second choice', 'Find the price of the training', 'Look up pay for your role'],
      0.5,
    ),
    step(
      'Rehearse three hard moments aloud',
      'Unfair criticism: can you give me an example? Low rating: what would have made it the next? No money: what has to be true by when? Breathe, note, answer tomorrow if needed.',
      ['Say the three answers aloud', 'Prepare one question on the team’s year', 'Put water and notes ready'],
      1,
    ),
    step(
      'Hold the review talk and note what is agreed',
      'Let them speak first, note words, ask for examples, then your results and two wishes. Goals: at most four, measurable, within your power, with support named.',
      ['Ask for examples', 'Say your two wishes', 'Repeat the agreed goals at the end'],
      1,
    ),
    step(
      'Send the summary and follow up in six weeks',
      'Five lines the same day: rating, goals, support, wishes, date. Start a results file now, ten minutes each month. After six weeks ask about your two wishes. Disagree in writing within the time allowed if facts are wrong.',
      ['Send five lines the same day', 'Open a results file', 'Book the follow-up'],
      0.5,
      { waitDays: 42 },
    ),
  ],
  suggestions: [
    tip('Keep a Friday line of results', 'Next year is easy.', 'One line', 'Number'),
    tip('Ask for a mid-year talk', 'No surprises.', 'June', 'Half an hour'),
    tip('Collect thank-you messages', 'They are evidence.', 'Folder', 'Ask consent'),
    tip('Do not compare with colleagues', 'It backfires.', 'Role', 'Market'),
    tip('Offer one idea for the team', 'It shows the next level.', 'Small', 'Cost'),
    tip('Wear and sleep as for an interview', 'It changes posture.', 'Early night', 'Notes'),
    tip('Ask what they are judged on', 'Then help with it.', 'Question', 'One task'),
    tip('Write down criticism word for word', 'You can think later.', 'Pen', 'Thank'),
    tip('Bring a graph if you can', 'One picture.', 'Before, after', 'Simple'),
    tip('Learn how others were rated up', 'Ask a senior.', 'Examples', 'Path'),
    tip('Plan something nice after', 'It is over.', 'Evening', 'Person'),
    tip('Agree how you get feedback monthly', 'Small and soon.', 'Ten minutes', 'Fixed'),
  ],
};
