import { type Kind, step, tip } from '../kind.ts';
import { childcareWorkHere } from '../local-work.ts';

export const childcareQualification: Kind = {
  id: 'childcare-qualification',
  category: 'profession',
  name: 'Qualify to work in childcare',
  slots: {
    setting: {
      words: [
        'nursery',
        'kindergarten|kita',
        'preschool|pre-school',
        'after-school club|after school',
        'school',
        'creche',
        'Montessori',
      ],
      otherwise: 'childcare',
    },
  },
  ask: {
    question: 'Have you worked with children yet, and do you need to earn while you train?',
    chips: ['No papers yet', 'Raised my own children', 'Foreign certificate'],
  },
  hoursAWeek: 5,
  weekly: 'Spend one half-day with a group of children and note one observation',
  overview:
    'You see the work on two half-days, choose the level of certificate that the {setting} jobs near you ask for, clear checks and first aid, and get a paid or sponsored training place.',
  approach:
    'Groups are short of staff nearly everywhere, so many settings pay for the course if you begin as an assistant. What goes wrong is choosing a private course that does not count for the staff ratio.',
  done: 'You hold the recognised certificate and a contract with a group of your own or as second adult.',
  steps: [
    step(
      'Find out which certificate {setting} jobs ask for',
      'Look at ten local adverts and the regulator’s list of accepted certificates: assistant, qualified (level 3 or state-recognised), teaching degree. Note months, cost, training pay, school conditions, language level.',
      ['Read ten adverts', 'Open the official list of accepted certificates', 'Note three ways with cost and months'],
      1.5,
      { local: childcareWorkHere },
    ),
    step(
      'Spend two half-days in {setting} groups',
      'Ring the leader, offer to help, keep your phone away. Watch how adults speak at conflicts, meals and goodbyes. Ask about noise, pay and sickness. Try babies and five-year-olds; they are two jobs.',
      ['Ring three places', 'Help for two half-days', 'Note what you liked at which age'],
      8,
    ),
    step(
      'Get record check, first aid and vaccinations',
      'Extended record check, paediatric first aid (12 hours), food hygiene, measles proof, child protection basics. They take four to six weeks and are wanted before the first day.',
      ['Apply for the record check', 'Book paediatric first aid', 'Ask the doctor for proof of vaccination'],
      12,
      { waitDays: 28 },
    ),
    step(
      'Apply for assistant or trainee posts in {setting} work',
      'A letter of one page with three scenes: a conflict you calmed, something you made with children, a parent you reassured. Ask for the trial day and whether the course is paid. Own children count if you name what you learned.',
      ['Write three scenes in five lines', 'Send eight applications', 'Ask for a trial day'],
      10,
      { waitDays: 21 },
    ),
    step(
      'Enrol in the recognised {setting} course',
      'Compare part-time evenings, block weeks, paid practice years; ask about grants and recognition of earlier papers. Get fees, payback clause and study days in writing.',
      ['Ask two schools about next start', 'Apply for the grant', 'Sign the agreement with the employer'],
      4,
    ),
    step(
      'Learn development and write good observations',
      'Ages and stages, attachment and settling in, language, play, inclusion, safeguarding. Each week one observation: what I saw, what it may mean, what I offer next. These fill the portfolio or reports.',
      ['Write one observation a week', 'Read one chapter on settling in', 'Try one idea with the group'],
      60,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Plan and lead activities while you are watched',
      'Ten activities with aim, material, safety, variation for younger and older. Ask the mentor for one thing to keep and one to change. Practise songs and picture books until you need no paper.',
      ['Plan one activity a week', 'Ask the mentor for feedback', 'Collect songs and finger plays'],
      25,
    ),
    step(
      'Pass the exam parts and lead your own {setting} group',
      'Hand in the portfolio in instalments, rehearse the talk, do the practical visit with children who know you. Then ask for pay of the qualified grade from the date of the paper.',
      ['Hand in units monthly', 'Rehearse the professional talk', 'Ask about the pay grade'],
      25,
    ),
  ],
  suggestions: [
    tip('Babysit twins once', 'You learn what two at once means.', 'One evening', 'Plan'),
    tip('Learn twenty songs', 'They save mornings.', 'One a day', 'With movement'),
    tip('Protect your voice', 'Loud rooms wear it out.', 'Go near', 'Speak lower'),
    tip('Lift from the knees', 'Backs go first.', 'Low chairs', 'Exercises'),
    tip('Practise talks with parents', 'The hardest part for new staff.', 'Good first', 'One request'),
    tip('Learn signs for babies', 'They calm before speech.', 'Ten signs', 'With the team'),
    tip('Keep a box of ten-minute ideas', 'For rain and waiting.', 'Cards', 'Sorted by age'),
    tip('Read the safeguarding steps', 'You must know whom to tell.', 'Name', 'Number'),
    tip('Ask about forest groups', 'Fewer know them.', 'Visit', 'Clothes'),
    tip('Compare pay of town and private', 'It differs.', 'Table', 'Hours of preparation'),
    tip('Have foreign papers checked early', 'It may shorten training.', 'Recognition office', 'Translation'),
    tip('Plan sick days', 'The first winter is hard.', 'Hands', 'Sleep'),
  ],
};
