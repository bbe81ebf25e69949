import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['is done/finished', 'been done for', 'all its', 'just never', 'press the'];

export const publishOrSubmit: Archetype = {
  id: 'publish-or-submit',
  name: 'Publish or submit your work',
  slots: { work: { from: 'object', otherwise: 'your work' } },
  ask: {
    question: 'How finished is it, and who should see it?',
    chips: ['Finished, lying in the drawer', 'Nearly, needs correction', 'Refused before'],
  },
  hoursAWeek: 3,
  weekly: 'One session on the work itself, one on submissions and contacts',
  overview:
    'You decide on the right place for {work}, bring it into the exact form they ask for, and let a critical person look at it once. Then it goes out in rounds of five, with a list of answers, and appears on a set day.',
  approach:
    'Refusals are normal, often ten before a yes, and mostly about fit. What usually goes wrong is sending the same thing everywhere, ignoring the guidelines, or correcting for ever.',
  done: 'It can be seen, read, heard or bought by strangers, and ten people who wanted to know have been told.',
  cautions: [
    'Read every contract on rights, fees and length before you sign; serious publishers and galleries do not ask authors for large sums. Clear the rights of pictures, music, quotations and people shown.',
  ],
  steps: [
    step(
      'Set the hour in which {work} goes out, with somebody beside you',
      'It is finished, and each month makes it harder. Check three things only: title, name, rights. Then a date within ten days, a friend on the line, the button. The second place is ready, so that a no is followed by the next on the same evening.',
      ['Check title, name and rights', 'Fix the hour with a friend', 'Prepare the second place'],
      1,
      { when: { said: underWay } },
    ),
    step(
      'Choose the audience and place for {work}',
      'One sentence on the audience, three similar works and where they appeared. Choose between submission, own publication and a local way.',
      ['Find three similar works in 25 minutes', 'Note where they appeared', 'Choose the way'],
      1,
      { when: { unsaid: underWay } },
    ),
    step(
      'List ten places for {work} with guidelines',
      'Length, format, dates, fees, answer time, simultaneous submissions allowed, rights. Order by fit and put the nearest dates first.',
      ['Find ten places', 'Make the table', 'Strike those with doubtful terms'],
      2.5,
    ),
    step(
      'Let one critical reader or viewer check {work}',
      'Somebody from the intended audience or a professional: where did it lose you, what is missing, what would you cut? Correct for two weeks at most.',
      ['Choose the person', 'Ask the three questions', 'Correct and stop'],
      8,
      { waitDays: 10, when: { unsaid: underWay } },
    ),
    step(
      'Learn how others submit from one who was accepted',
      'Ask for their letter, number of refusals and the costs; go to one reading, fair or forum. Use it for {work}.',
      ['Find the person', 'Ask the questions', 'Note two changes'],
      2,
      { when: { level: 'beginner' } },
    ),
    step(
      'Read old answers and change the list or {work}',
      'Same remark twice means change the work; no remark means other places. Strike those that never answered.',
      ['Sort the answers', 'Choose one change', 'Renew the list'],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Bring {work} into the form they ask for',
      'Format, length, names, files, pictures, credits, legal notice, number or licence. A second person checks it against the guidelines.',
      ['Make the clean version', 'Check rights and credits', 'Test file or proof copy'],
      6,
    ),
    step(
      'Write the short texts about {work}',
      'One sentence, fifty words, two hundred words, five lines on yourself, three pictures. You need them for every place and later for readers.',
      ['Write them in one session', 'Read aloud', 'Have one person shorten them'],
      2.5,
    ),
    step(
      'Send it to the first five, or set the publication day',
      'Personal address, exact form, list with date. Send {work} to the next two after each no. For own publication: account, price, category, proof, day.',
      ['Prepare five submissions', 'Send and note the date', 'Enter the day of asking again'],
      4,
      { waitDays: 30 },
    ),
    step(
      'Answer offers, publish {work} and tell people',
      'Read the terms, have them checked, agree dates. On the day write to fifty people singly or in small groups, show it once in public, and ask three for a review.',
      ['Check the terms', 'Tell people and show it', 'Thank those who helped'],
      6,
    ),
  ],
  suggestions: [
    tip('Follow the guidelines to the letter', 'Half of all submissions fall there.', 'Length', 'File name'),
    tip('Keep a list of answers', 'It makes refusals a number.', 'Place, date, answer', 'Next one out'),
    tip('Send it out again within two days', 'Waiting makes one doubt.', 'Next address ready', 'No change in anger'),
    tip('Begin with small places', 'Local papers and small fairs say yes earlier.', 'Credits grow', 'Learn the form'),
    tip('Address a person', 'Names open more than Dear all.', 'Right spelling', 'One line why them'),
    tip('Have a date that ends correcting', 'It is never perfect.', 'Two weeks', 'Tell somebody'),
    tip('Keep your rights', 'Lend them, for a time.', 'Length', 'Which countries'),
    tip('Show it to ten real people', 'Their words describe it best.', 'Note words', 'Use them in the text'),
    tip('Make a simple page with contact', 'People must find you.', 'Picture, text, mail', 'One evening'),
    tip('Help others who publish', 'They will remember you.', 'Reviews', 'Come to openings'),
    tip('Work on the next thing meanwhile', 'Answers take months.', 'Small piece', 'Two hours a week'),
    tip('Celebrate the sending', 'The yes is not in your hand.', 'Same evening', 'With a friend'),
  ],
};
