import { type Kind, step, tip } from '../kind.ts';

export const academicCareer: Kind = {
  id: 'academic-career',
  category: 'profession',
  name: 'Get an academic post or grant',
  slots: {
    post: {
      words: [
        'postdoc|post-doc',
        'lectureship|lecturer|assistant professor|tenure-track|tenure track|junior professor',
        'professor|professorship|chair|full professor',
        'tenure',
        'grant|erc|marie curie|nsf|dfg|funding|fellowship',
        'research assistant|lab job|ra',
        'teaching post|adjunct',
        'conference talk|conference|poster',
        'habilitation',
      ],
      otherwise: 'academic post',
    },
  },
  ask: {
    question: 'Where are you: finishing the PhD, postdoc, or on a fixed term?',
    chips: ['PhD nearly done', 'Postdoc, contract ends', 'Lecturer, next step'],
  },
  hoursAWeek: 6,
  weekly: 'Write on the paper or proposal for four mornings before mail',
  overview:
    'You set the year by calls and contract end, get the one or two outputs that decide out of the drawer, write the {post} papers with feedback from people who sit on panels, and rehearse talk and interview. A second way runs beside it.',
  approach:
    'Committees ask: what is new, can you do it, why here. What goes wrong is one perfect application a year, no fit, and no plan B while the contract runs out.',
  done: 'The post or grant is signed, or you have taken the second way with a date of your choice.',
  steps: [
    step(
      'Write the {post} calendar backwards from the contract’s end',
      'Calls of twelve months, years-since-PhD limits, results after four to nine months. Mark five realistic ones. Gap money and visa too.',
      ['List ten calls with dates', 'Check eligibility years', 'Mark five'],
      1.5,
    ),
    step(
      'Choose the two outputs that decide',
      'Which paper, book chapter or data set would change the panel’s view? Date of submission each. Rest waits. Agree authors now.',
      ['List what lies in the drawer', 'Choose two for the {post} panel', 'Agree dates with co-authors'],
      2,
    ),
    step(
      'Ask three people how their {post} bid was judged',
      'Ask for a funded text, panel habits, what sank others. Write to possible hosts or chairs with five lines and one idea, six months ahead.',
      ['Ask for a funded example', 'Write to three hosts', 'Note panel criteria'],
      3,
    ),
    step(
      'Write the one-page idea and test it',
      'Gap, question, why now, how, risk, what if it fails, why you, why there. Outsider reads in five minutes and retells. Then expand.',
      ['Write one page', 'Let an outsider retell it', 'Rewrite the first paragraph'],
      10,
    ),
    step(
      'Prepare CV, statements and the {post} budget',
      'Narrative CV by output and role, teaching with evidence, supervision, service; research in five years; costs by rules with the grants office four weeks ahead.',
      ['Update the CV by role', 'Collect teaching evidence', 'Meet the grants office'],
      15,
    ),
    step(
      'Get three letters and two harsh readers',
      'Letters from people outside your group too; give page, CV, date. Readers: one in field, one panel-type. Two weeks for changes.',
      ['Ask for letters six weeks ahead', 'Book two readers', 'Change what both mark'],
      3,
      { waitDays: 28 },
    ),
    step(
      'Hand in five {post} applications with fit',
      'First page names their people, courses, needs. Submit two days early. Table of versions. Count a reserve: two calls outside your country or sector.',
      ['Adapt page one to each', 'Submit two days early', 'Keep the table'],
      20,
      { waitDays: 60 },
    ),
    step(
      'Rehearse job talk, teaching demo and interview',
      'Talk for the whole department: question in minute one, three results, future plan. Chalk talk without slides; teaching demo with activity; questions: first grant, courses, why us, salary and start-up.',
      ['Give the talk to outsiders', 'Teach ten minutes', 'Prepare start-up wishes'],
      15,
    ),
  ],
  suggestions: [
    tip('Write before mail', 'Papers decide.', 'Ninety minutes', 'Four days'),
    tip('Say no to one service task', 'Polite.', 'Template', 'Date'),
    tip('Go to one conference with a list', 'Five people.', 'Emails before', 'Follow up'),
    tip('Put preprints and code online', 'Seen sooner.', 'Link', 'Licence'),
    tip('Keep a rejection log', 'It normalises.', 'Lesson', 'Next call'),
    tip('Learn outside jobs twice a year', 'Real choice.', 'Talk', 'CV'),
    tip('Ask about parental time rules', 'Clocks stop.', 'Proof', 'Months'),
    tip('Teach one course well', 'Evidence.', 'Reuse', 'Evaluate'),
    tip('Apply for small grants', 'Track record.', 'Travel', 'Seed'),
    tip('Find a mentor elsewhere', 'Free advice.', 'Twice a year', 'Agenda'),
    tip('Protect a holiday', 'Minds need it.', 'Two weeks', 'Auto reply'),
    tip('Update the web page yearly', 'Panels look.', 'Photo', 'Three papers'),
  ],
};
