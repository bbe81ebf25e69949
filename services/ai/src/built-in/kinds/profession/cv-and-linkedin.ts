import { type Kind, step, tip } from '../kind.ts';

/** Many were sent in vain. */
const unanswered = [
  'no reply/replies/answer/answers',
  'sent/applied 20/30/40/50/60/80/100/200',
  'no_one/nobody is reading',
  'no one is reading',
  'nobody/no_one calls/answers/replies',
  'rejected',
];
/** Hardly any job yet. */
const beginner = [
  "i'm/im/am 15/16/17/18/19",
  'first cv/resume/job',
  'no experience',
  'from/at/left/finished school',
  'student/graduate/cxc/gcse/matric',
];
/** Years at home. */
const atHome = ['years with/at the/home', 'raising/children/mum/stay-at-home', 'carer/caring'];

/** Many years in one place. */
const longService = [
  'years in/at/with one/the_same/a',
  'one hospital/firm/company/employer/brewery/school for',
  "never/n't written an? application/cv/resume",
  'not written an? application/cv/resume',
  "is/it’s/it's closing",
];

export const cvAndLinkedin: Kind = {
  id: 'cv-and-linkedin',
  category: 'profession',
  name: 'Renew my CV and profile',
  slots: {
    target: {
      words: [
        'nursing|nurse',
        'teaching|teacher',
        'care work|carer|care home',
        'medical|doctor',
        'engineering|engineer',
        'developer|software developer|software engineer|programmer',
        'tech|it support|it job|information technology',
        'data analyst|data',
        'project manager|project management',
        'product manager',
        'design|designer',
        'marketing',
        'sales',
        'finance|banking',
        'accounting|accountant',
        'office|administration|secretary',
        'HR|human resources|hr',
        'legal|lawyer',
        'academic|research|university',
        'science|laboratory',
        'library|librarian',
        'public sector|council|civil service',
        'charity|ngo',
        'hospitality|hotel|waiter',
        'kitchen|chef',
        'retail|shop',
        'warehouse|logistics',
        'driver',
        'construction|trades',
        'electrician',
        'mechanic',
        'consulting|consultant',
        'executive|board',
        'internship|trainee',
        'student job|student',
        'media|journalism',
      ],
      otherwise: 'job',
    },
  },
  ask: {
    question: 'What should the papers lead to, and what is the hardest part for you?',
    chips: ['Gaps or a change of trade', 'Far too long and old', 'My first CV ever'],
  },
  hoursAWeek: 4,
  weekly: 'Finish one section and let one person read it for thirty seconds',
  overview:
    'You collect facts first, choose those that answer the {target} adverts, and put the best in the upper third of page one. Profile and letter are made from the same sentences, so that everything matches and an application takes an hour.',
  approach:
    'The first reader takes ten to thirty seconds, so order and results count more than design. What usually goes wrong is a list of duties instead of results, one version for all, and pretty columns that software cannot read.',
  done: 'CV, letter and profile match, two people from the trade have approved them, and the first application is sent.',
  cautions: [
    'Tell the truth about degrees, dates and titles; a false entry can cost the job years later. Leave out identity numbers, and photo or birthday too, unless they are usual in that country.',
  ],
  steps: [
    step(
      'Collect dates, tasks and praise in one file',
      'List all posts with months, courses, languages, volunteering, numbers and praise. It may be unsorted, because only you will see it. It is the store from which each version is made.',
      [
        'Write down all your jobs and courses in 25 minutes',
        'Search mails for numbers and praise',
        'Put certificates as PDFs into one folder',
      ],
      2,
    ),
    step(
      'Write the upper third of page one for {target} adverts',
      'Write your name, contact, the title of the post you want, and three lines: who you are, what you are good at with proof, what you look for. It must be clear after ten seconds for which {target} opening you apply.',
      [
        'Count the words that return in ten {target} adverts',
        'Write it in four versions with the words that are true',
        'Show it for ten seconds and keep what is remembered',
      ],
      3,
    ),
    step(
      'Hold the CV beside five adverts that did not answer',
      'For each demand in the advert look for the same word in your first half page. Missing: add it if true. Then the title: would they find you by it? Remove photo, age and address where the country wants none, and two-column layouts, which software reads in a muddle.',
      ['Mark missing words in five adverts', 'Change the title to theirs', 'Set it in one column'],
      2,
      { when: { said: unanswered } },
    ),
    step(
      'Write ten lines of what others relied on you for',
      'School project, summer job, choir, sport, siblings, translating for parents, repairing phones. Verb first, then what, how often, for whom. Marks, languages and free hours below. One page; leave out what any person of your age could write.',
      ['Write ten lines', 'Let an adult choose the best five', 'Add languages and hours'],
      2,
      { when: { said: beginner } },
    ),
    step(
      'Turn the years at home into two plain lines and a newer entry',
      'Family care from when to when, nothing to excuse. Under it what was real work: the fair with forty stalls, accounts of the club, two languages, a course. Above it something of this year, however small: a certificate, cover work, volunteering with a reference.',
      ['Write the plain line with years', 'List two real pieces of work', 'Begin one thing for this year'],
      2,
      { when: { said: atHome } },
    ),
    step(
      'Write the long years in one place as four posts with dates',
      'Staff grade, special duties, trainer of new ones, new system, acting lead: inside one employer you had several jobs. Each gets a title, years and two lines with a number: operations a week, students guided, stock value, nights in charge. Software reads words, so use those of the advert for machines and methods.',
      ['List what changed over the years', 'Make four posts with dates', 'Add two lines with a number to each'],
      3,
      { when: { said: longService } },
    ),
    step(
      'Turn duties into twelve results',
      'Begin with a verb, then say what, how much and what for: trained six people, so that handover took ten minutes less. Without a number say how often, for whom, or what was better afterwards. The latest post gets most lines.',
      [
        'Write five results of the last post for the {target} version',
        'Estimate honestly where numbers lack',
        'Cut posts older than fifteen years to one line',
      ],
      4,
      { when: { unsaid: beginner } },
    ),
    step(
      'Explain gaps and changes in one line each',
      'Name care, illness, search, travel or family plainly, with months and, if it is true, what you learnt. Gaps under three months need no line, and nobody needs to know details about your health.',
      [
        'Write the line for each gap',
        'Read the lines about gaps aloud',
        'Have a friend or a careers adviser check the tone',
      ],
      1,
      { when: { level: 'beginner', unsaid: [...atHome, ...beginner] } },
    ),
    step(
      'Set it cleanly and test what software reads',
      'Use one column, ordinary headings, one font and two pages at most, and save it as a PDF with your name. Copy the text into a plain editor: is the order right? Print it once and look from a metre away.',
      [
        'Use a simple template',
        'Copy the text into a plain editor and check the order',
        'Let two people check the spelling',
      ],
      2.5,
      { resources: 'Template and guide: https://europass.europa.eu' },
    ),
    step(
      'Rebuild your profile with words from {target} adverts',
      'Use a photo with light from the front, a headline with title and strength, five sentences in the first person, results, skills from the adverts, three recommendations. Tell recruiters privately that you are open, if it is safe.',
      [
        'Rewrite headline and first sentences with words from {target} adverts',
        'Ask three people for a recommendation',
        'Switch off notices to your network while editing',
      ],
      3,
      { resources: 'Professional network: https://www.linkedin.com' },
    ),
    step(
      'Write one letter that you can adapt in 20 minutes',
      'Keep to half a page: why this place, two proofs for what the advert asks, what you would begin with, when you can start. Write the first sentence new for each place.',
      [
        'Write the letter for a real {target} advert',
        'Mark the sentences that change each time',
        'Time yourself with the second advert',
      ],
      3,
      { when: { weeksFrom: 2 } },
    ),
    step(
      'Have two people read it, then send three {target} applications',
      'Ask: would you invite me, what is unclear, what is missing? Change what both say, send the first three applications, and look after ten whether invitations come. If not, change the upper third.',
      ['Find two people who know {target} hiring', 'Send three applications', 'Note date and answer in a table'],
      3,
      { waitDays: 4 },
    ),
  ],
  suggestions: [
    tip(
      'Keep the long file for yourself',
      'For the next application you only choose from it.',
      'Add a line each month',
      'With numbers',
    ),
    tip(
      'Put the strongest word left',
      'Readers look at the first words of each line and skip the rest.',
      'Verb first',
      'Number early',
    ),
    tip(
      'Leave out hobbies without meaning',
      'Use the lines for results that fit the advert.',
      'Keep a striking one',
      'Volunteering counts',
    ),
    tip('Use the name of the firm right', 'It is the mistake everyone sees.', 'Check three times', 'File name too'),
    tip(
      'Delete the empty words',
      'Words such as flexible or team player prove nothing.',
      'Replace by an example',
      'One line',
    ),
    tip(
      'Ask for certificates while you work there',
      'After you have left it can take months to get them.',
      'Interim reference',
      'At a change of manager',
    ),
    tip(
      'Make a photo in daylight',
      'A phone, a window and a plain wall are enough.',
      'Plain wall',
      'Someone you like behind the phone',
    ),
    tip('Read it from bottom to top', 'You find more mistakes.', 'Aloud', 'The next day'),
    tip(
      'Show the skill instead of bars',
      'A recruiter cannot tell what four of five stars mean.',
      'Used for what',
      'How long',
    ),
    tip(
      'Write to five people when it is done',
      'A new profile is a reason to say hello.',
      'One question',
      'No mass mail',
    ),
    tip('Name files for the receiver', 'Recruiters get many files that are simply called CV.', 'Surname, post', 'PDF'),
    tip(
      'Use free advice on {target} applications',
      'Employment offices and libraries check papers.',
      'Bring it printed',
      'One advert too',
    ),
  ],
};
