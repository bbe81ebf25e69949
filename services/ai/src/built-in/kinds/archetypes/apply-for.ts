import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['form is', 'filled in', 'only the', 'turned _ _? _? down', 'submit again', 'is missing'];

export const applyFor: Archetype = {
  id: 'apply-for',
  name: 'Apply for something',
  slots: { thing: { from: 'object', otherwise: 'what you apply for' } },
  ask: {
    question: 'Who decides, by when must it be in, and do you meet the conditions?',
    chips: ['Deadline within weeks', 'No deadline, never started', 'Refused once already'],
  },
  hoursAWeek: 3,
  overview:
    'You check the conditions for {thing} before you write a line, find out how it is decided, and hand in an application that answers exactly these points. Proof goes in early and you ask again on a fixed day.',
  approach:
    'Those who decide compare many papers with a list of criteria, so use their words and their order. What usually goes wrong is a good text without the required proof, or one sent in the last hour when the portal is down.',
  done: 'You have a written decision, and it says yes, or you know the reason and your next date.',
  cautions: [
    'Give only true statements; wrong ones can be costly or punishable. For benefits, housing and court matters free advice centres check your application before you hand it in.',
  ],
  steps: [
    step(
      'Close the last gap in the application and set its day',
      'Write who has the missing paper and ring today; offer to come by and to write a draft of it yourself. For a second try ask the office for the reasons in writing and answer each in one line at the top. It goes in a week before the meeting and not on the day.',
      ['Ring for the missing paper today', 'Answer each earlier reason in one line', 'Set the day a week before'],
      1,
      { when: { said: underWay } },
    ),
    step(
      'Read the conditions for {thing} and mark yours',
      'Go through them line by line: fulfilled, not fulfilled, unclear. One clear no saves you the work, one unclear point is worth a call.',
      [
        'Print or save the conditions and mark them in 25 minutes',
        'List what is unclear',
        'Note the last date and the hour',
      ],
      1,
      { when: { unsaid: underWay } },
    ),
    step(
      'Call the office in charge of {thing}',
      'Ask three things: does my case fit, what are the usual reasons for a refusal, how long does it take? Note name and date.',
      ['Write down the three questions', 'Call and note the answers', 'Decide: apply now, later or elsewhere'],
      1,
      { when: { level: 'beginner' } },
    ),
    step(
      'Mend the weak points of your last application',
      'Take the refusal or the result and write behind each point what you can show today for {thing}. If you never learned the reason, ask for it.',
      ['Find or request the reason', 'Write what is new behind each point', 'Decide what to leave out'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Collect the proof you need for {thing}',
      'Certificates, statements, references, offers, photos, accounts. Give people who write something for you two weeks and three lines on what matters.',
      ['Make a table: proof, from whom, by when', 'Ask for the slowest two today', 'Scan and name the files clearly'],
      4,
      { waitDays: 10 },
    ),
    step(
      'Write the first draft of your application',
      'Use the criteria for {thing} as headings and answer each with one fact, one number or example and one proof. Write as you would explain it at a table.',
      ['Copy the criteria as headings', 'Write five lines under each', 'Fill in the form with the short version'],
      5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Let two people check the application for {thing}',
      'One who knows the field, one who does not. Ask: where would you say no? Correct once and then stop.',
      ['Send it with the criteria and a date', 'Ask for the three weakest places', 'Correct these'],
      2,
      { waitDays: 4 },
    ),
    step(
      'Hand in the application two days early',
      'Complete, in the right format, with signature and proof. Save the confirmation for {thing} and note when you may expect an answer.',
      ['Compare with the list once more', 'Send it and save the confirmation', 'Enter the day of asking again'],
      1.5,
      { daysBefore: 2 },
    ),
    step(
      'Prepare for questions about {thing}',
      'Interview, home visit or medical check: write the ten likely questions, answer each aloud in a minute, and lay the proof ready.',
      ['Write the ten questions', 'Rehearse with somebody', 'Prepare two questions of your own'],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Follow up the decision and answer within the time limit',
      'Ask politely on the noted day. With a yes, accept in writing; with a no on {thing}, ask for the reason and note the time limit for an objection.',
      ['Ask for the state with your reference', 'Answer in writing', 'File the letter and tell those involved'],
      1.5,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Apply in two places', 'One yes is easier to get from two.', 'Same proof', 'Other deadline'),
    tip('Use the words of the criteria', 'Readers tick what they can find.', 'As headings', 'In their order'),
    tip(
      'One number per claim',
      'Years, people, money or hours make it believable.',
      'Round is fine',
      'Say where it is from',
    ),
    tip('Send early in the day', 'Portals fail in the last hours.', 'Test the upload', 'Files small enough'),
    tip(
      'Name files so that others understand',
      'They are opened by somebody in a hurry.',
      'Surname, type, date',
      'One PDF if allowed',
    ),
    tip('Explain gaps in one line', 'A silent gap raises more questions.', 'Fact and date', 'No excuses'),
    tip('Thank your referees', 'You may need them again.', 'Send the result', 'Also a no'),
    tip('Keep a master copy', 'The next application takes half the time.', 'One folder', 'Update it twice a year'),
    tip(
      'Ask whether late papers are accepted',
      'Sometimes proof may follow.',
      'Get it in writing',
      'Hand in the rest in time',
    ),
    tip('Check the bank and address data', 'A wrong digit delays the payment by weeks.', 'Read aloud', 'Second person'),
    tip('Have a plan for a no', 'It hurts less with a next date.', 'Other call for applications', 'Reason first'),
    tip('Do not wait to feel ready', 'Fulfilling the conditions is enough.', 'Decide by the list', 'Let them judge'),
  ],
};
