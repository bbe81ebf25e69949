import { type Kind, step, tip } from '../kind.ts';

const computers = ['informatics/informaticist/epic/ehr/emr/digital', 'data/software/it'];

const caseWork = ['case/cases/utilization/utilisation/discharge/coordinator/coordination/insurance'];

export const nurseBeyondTheWard: Kind = {
  id: 'nurse-beyond-the-ward',
  category: 'profession',
  name: 'Move as a nurse to work away from the ward',
  slots: {
    field: {
      words: [
        'case management|case manager',
        'nursing informatics|informatics|clinical informatics',
        'utilization review|utilisation review',
        'discharge planning|discharge coordinator',
        'district nursing|district nurse|community nursing|community nurse',
        'school nursing|school nurse',
        'occupational health',
        'public health|health visiting|health visitor',
        'practice nursing|practice nurse|gp practice|outpatient clinic|clinic',
        'telehealth|phone triage|triage line|remote nursing',
        'infection control|infection prevention',
        'research nursing|research nurse|clinical trials',
        'nurse education|practice education|nurse educator|clinical educator',
        'quality and safety|patient safety|quality improvement',
        'hospice|palliative care',
        'insurance nursing|life care planning|legal nurse',
        'medical sales|medical devices|industry',
        'aesthetics|aesthetic nursing',
      ],
      otherwise: 'work away from the ward',
    },
  },
  ask: {
    question: 'What should change most: hours, body, pay or the kind of work?',
    chips: ['No nights and weekends', 'My back and feet', 'Another kind of nursing'],
  },
  hoursAWeek: 4,
  weekly: 'Talk with one nurse who does it and prepare one proof for the application',
  overview:
    'Your years at the bedside are the entry ticket. You compare two or three fields by real adverts, spend a day beside somebody in {field}, close the one gap that adverts name, and apply inside your own organisation first.',
  approach:
    'Most of these posts are filled by nurses who had shown an interest in that very work: a project, a committee, cover for leave. So begin beside your shifts now. A master’s is asked for less often than people think, and many certificates want hours in the field first; read adverts before you pay for a course.',
  done: 'You have signed for a post in {field} with the hours you need, and have left the ward well.',
  cautions: [
    'Check what a move does to pay, premiums, pension and your registration before you give notice; some day posts pay less than the ward with nights.',
  ],
  steps: [
    step(
      'Write down what must change and what you would miss',
      'Hours, lifting, pay, patients, team, way. Put a lowest pay for a month beside it, with night and weekend premiums taken out. With this page you can judge a post in five minutes.',
      ['Write two columns', 'Work out pay without premiums', 'Name three conditions'],
      0.7,
    ),
    step(
      'Compare three fields by ten adverts',
      'For each field: hours and on-call, pay, years wanted, degree, certificate, programs, driving. Count how often a condition stands as must and how often as wished. Look at hospital, community, insurers and home-based posts.',
      ['Collect ten adverts', 'Count musts and wishes', 'Choose two fields'],
      2.5,
    ),
    step(
      'Spend a day beside a nurse in {field}',
      'Ask the lead of that team for one shadowing day, on a free day if need be. See the screen work, the calls, the tempo. Ask how the last month really was: evenings, on-call, Saturdays in turn, cases a day, and what they look for in a bedside nurse.',
      ['Write to the team lead', 'Shadow one day', 'Note three things they look for'],
      9,
      { waitDays: 14 },
    ),
    step(
      'Become the one on the ward who discharges well',
      'Offer to lead complex discharges: start planning at admission, call family, equipment, home care and insurer, and note days saved. Sit in the case conference. Learn the criteria by which stays are approved where you work. It is the work itself, with results to show.',
      ['Ask to lead two complex discharges a week', 'Sit in the case conference', 'Note days saved'],
      14,
      { when: { said: caseWork } },
    ),
    step(
      'Become super-user of the records system',
      'Ask the manager to make you the ward’s trainer for the next change, collect three faults that cost time, and propose a mended form with figures. Learn spreadsheets and how a report is asked for. Ask the informatics team for one project.',
      ['Ask to be the ward’s super-user', 'Measure one fault in minutes', 'Offer the team one project'],
      16,
      { when: { said: computers } },
    ),
    step(
      'Lead one small thing that shows {field} thinking',
      'An audit, a teaching hour, a leaflet, a new way of handing over, infection rounds. Six to ten weeks, one figure before and after, your name on the page.',
      ['Choose it with your manager', 'Measure before and after', 'Put it on one page'],
      16,
      { when: { unsaid: [...caseWork, ...computers] } },
    ),
    step(
      'Close the one gap that most adverts name',
      'A degree module, a certificate, a driving licence, a prescribing or community course. Read the issuer’s page: many certificates, such as those for case managers or informatics, want practice hours in the field and come afterwards. Ask who pays before you enrol.',
      ['Read the conditions on the issuer’s page', 'Ask the employer who pays', 'Enrol or plan it for later'],
      24,
    ),
    step(
      'Apply inside first, with a CV of results and not of wards',
      'Eight lines with a number: stays shortened, falls, colleagues trained, families guided, systems changed, in the words of the advert. Ask about posts, secondments and leave cover in your own house, since half a year of cover is often the door. Beside it insurers, clinics, community services and schools. Prepare four cases for the interview.',
      [
        'Write eight results with a number',
        'Ask about secondments and leave cover',
        'Send five applications and rehearse four cases',
      ],
      15,
      { waitDays: 21 },
    ),
    step(
      'Agree hours in writing and leave the ward well',
      'Hours, on-call, remote days, training, pay step, trial time and whether you may come back or keep a shift a month. Give notice, hand over your special tasks, thank the people who taught you.',
      ['Get the hours in writing', 'Ask to keep one bank shift', 'Hand over and say thank you'],
      4,
    ),
  ],
  suggestions: [
    tip('Ask for cover of a leave', 'Half a year shows both sides.', 'Secondment', 'Way back kept'),
    tip('Join one committee', 'You meet those who choose.', 'Falls or discharge', 'Monthly'),
    tip('Change to days first', 'It may be enough for now.', 'Clinic or theatre', 'Three months'),
    tip('Write down good shifts', 'They tell what you seek.', 'Two weeks', 'What was it'),
    tip('Talk with one who came back', 'They name the drawbacks.', 'Coffee', 'Pay and boredom'),
    tip('Keep your hands in', 'One shift a month keeps doors open.', 'Bank', 'Registration'),
    tip('Learn the typing and tables', 'Day posts are half on a screen.', 'Ten minutes', 'One table'),
    tip('Read the union’s pay table', 'Bands differ.', 'Step', 'Premiums'),
    tip('Find the professional society', 'It has a job list and mentors.', 'Student rate', 'One evening'),
    tip('Ask about home days early', 'Some posts allow two a week.', 'After the trial', 'Equipment'),
    tip('Protect sleep meanwhile', 'Tired people choose badly.', 'Fewer nights in a row', 'Swap'),
    tip('Set a month for the decision', 'Searching tires too.', 'Calendar', 'Second best'),
  ],
};
