import { type Kind, step, tip } from '../kind.ts';
import { forcesHere } from '../local-work.ts';

/** Tests are passed. */
const passed = [
  'meps passed/done',
  'asvab 50/60/70/71/80/90',
  'waiting on/for my? mos/slot/ship/date',
  'ship date',
  'passed the/my assessment/medical/selection',
  'basic/training starts/start in/on',
];
/** They bring a profession. */
const professional = ['nurse/doctor/engineer/mechanic/paramedic/degree/reserve'];
/** Under age. */
const young = ["i'm/im/am/at 15/16/17", 'seventeen/sixteen/fifteen'];

export const joinArmedForces: Kind = {
  id: 'join-armed-forces',
  category: 'profession',
  name: 'Join the armed forces',
  slots: {
    branch: {
      words: [
        'army|soldier|infantry',
        'navy|sailor',
        'air force|raf|airman',
        'marines|marine|commando',
        'reserves|army reserve|national guard|reservist',
        'coast guard|coastguard',
        'military|bundeswehr|armed forces|forces|foreign legion',
      ],
      otherwise: 'armed forces',
    },
  },
  ask: {
    question: 'Which branch and which job, and when would you go?',
    chips: ['A trade or technical job', 'Officer', 'Reserve beside my job'],
  },
  hoursAWeek: 5,
  weekly: 'Run twice, march with a light pack once, and do push-ups and pull-ups three times',
  overview:
    'You choose branch and job before you talk to a recruiter, so that you sign for what you want. Then come fitness, the aptitude test, the medical and the contract, each with its own preparation.',
  approach:
    'The aptitude score decides which jobs are open, so it deserves weeks of practice. What goes wrong most is a medical history that was not declared, shin pain from running too much too soon, and signing for a job one did not want because it was free that day.',
  done: 'You have signed for a job you chose and have a date to begin basic training.',
  cautions: [
    'Serving can mean combat, injury and long separation. Talk it over with two people who served, one who stayed and one who left, and with family, before you sign.',
    'Read how long you are bound and how you may leave; what is not in the contract is not promised. Declare illnesses and medicines truthfully.',
  ],
  steps: [
    step(
      'Write down which {branch} job you want and why',
      'List three jobs with length of service, place, pay, what it is worth outside later, and risk. Look up conditions: age, citizenship, school, height and weight, tattoos, record, asthma, medicines. Note what is unclear for the recruiter.',
      [
        'List three {branch} jobs with their conditions',
        'Mark what you meet today',
        'Write five questions for the recruiter',
      ],
      1.5,
      { when: { unsaid: passed } },
    ),
    step(
      'Talk to two who served and to the {branch} recruiter',
      'Ask those who served what they would sign today. Ask the recruiter about test dates, waiting lists for the job, length of service, and education that is paid for. Sign nothing on the first visit.',
      ['Find two people who served', 'Book the recruiter’s appointment', 'Ask for the answers in writing'],
      4,
      { when: { unsaid: passed }, local: forcesHere },
    ),
    step(
      'Practise the aptitude test for the {branch}',
      'Arithmetic, word meaning, mechanics, electricity, patterns, under time. Half an hour a day for four weeks lifts most scores clearly. Use official samples and repeat what was wrong after three days.',
      [
        'Do one sample test in real time',
        'Practise the two weakest parts daily',
        'Repeat the sample after three weeks',
      ],
      15,
      { when: { unsaid: [...passed, ...professional] } },
    ),
    step(
      'Ask the specialist recruiter what your profession is worth',
      'Nurses, doctors, engineers and mechanics often enter by a way of their own: shorter training, higher rank, bonus, part-time in the reserve. Ask about days a year, deployment, whether your employer must give leave, and licence abroad. Talk at home with the numbers on paper.',
      [
        'Find the recruiter for your profession',
        'Ask about days, rank and deployment',
        'Talk it over at home with numbers',
      ],
      3,
      { when: { said: professional, unsaid: passed } },
    ),
    step(
      'Bring a parent to the second talk and keep school going',
      'Under 18 a parent signs in most countries, and you can leave again until a fixed day: ask for it in writing. Finish the certificate, since it opens the technical jobs. Write down what the recruiter promised and look whether it stands in the form.',
      ['Take a parent along', 'Ask until when you may leave', 'Write down each promise'],
      2,
      { when: { said: young, unsaid: passed } },
    ),
    step(
      'Hold on to the job you want while the slot is open',
      'Ask each fortnight which slots for your job are coming, what a later date changes, and whether another base has them earlier. Say no calmly to a job that is not yours; the pressure is at its highest before the month ends. The job code stands in the contract or it does not exist.',
      ['Ask for slots each fortnight', 'Write your three codes', 'Check the code in the contract'],
      2,
      { when: { said: passed } },
    ),
    step(
      'Train for week one of basic, not only for the test',
      'Boots broken in over eight weeks, marches from 5 to 15 kg, running three times, push-ups daily, sleep from ten to five. Shins and feet end more starts than lungs. Learn ranks, alphabet, drill words and the oath by heart.',
      ['Walk in the boots three times a week', 'Add 2 kg every fortnight', 'Learn ranks and alphabet'],
      36,
      { when: { said: passed } },
    ),
    step(
      'Settle home, money and one person who acts for you',
      'Bank, phone contract, car, rent, pets, a person with a power to sign, addresses for letters. Fix what you send home and what you save from the first pay. Visit the dentist and optician now.',
      ['Give one person the power to sign', 'Stop contracts', 'See dentist and optician'],
      5,
      { when: { said: passed } },
    ),
    step(
      'Build up for the {branch} fitness test',
      'Get the exact standards: often 2.4 km or 2 miles on time, push-ups, pull-ups or a plank, a carry of 15 to 40 kg. Add at most ten per cent of running a week; begin marches with 5 kg. Shin pain that stays for two weeks needs a rest and a physio.',
      ['Do the full test once', 'Plan five sessions a week', 'Walk with a pack on Sundays'],
      40,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Collect papers and medical records',
      'Birth certificate, school papers, proof of citizenship, record of convictions, doctor’s file with operations, asthma, mental health and medicines. Ask early about waivers: they take months but are often given.',
      ['Ask your doctor for the file', 'Order missing certificates', 'Ask the recruiter about waivers'],
      5,
      { waitDays: 14, when: { unsaid: passed } },
    ),
    step(
      'Pass assessment and medical for the {branch}',
      'One to three days with test, fitness, group tasks, interview and doctor: eyes, hearing, joints, blood pressure, drug test. In the interview know the {branch}, your job and why. In group tasks speak, listen and help the slow one.',
      ['Sleep well for a week before', 'Prepare three reasons and three weaknesses', 'Bring glasses and papers'],
      10,
      { waitDays: 30, when: { unsaid: passed } },
    ),
    step(
      'Read the {branch} contract before you sign',
      'Check job code, length of service, reserve duty afterwards, bonus and its conditions, place, education money. Give it to a lawyer, veteran or relative who reads carefully. Wait for the next date if the job is not in it.',
      [
        'Check the job and years line by line',
        'Let one other person read it',
        'Ask what happens if you fail the course',
      ],
      3,
    ),
    step(
      'Get ready to leave for basic training',
      'Break in boots, learn ranks and drill words, practise little sleep and early mornings for two weeks. Settle rent, phone, bank, car, a person with power over your post. Cut smoking and energy drinks now.',
      [
        'Settle contracts and give notice',
        'Break in boots with short walks',
        'Say goodbye and fix how you keep in touch',
      ],
      12,
    ),
  ],
  suggestions: [
    tip(
      'Try a reserve weekend or cadet camp',
      'You see food, tone and mud before signing.',
      'Ask the nearest unit',
      'No commitment',
    ),
    tip('Learn to swim well', 'Navy, marines and divers test it.', 'Treading water', 'Once a week'),
    tip('Put money aside before you go', 'Pay starts late.', 'Two months of costs', 'Standing orders checked'),
    tip(
      'Ask which jobs give civilian papers',
      'Mechanics, medics, IT and drivers profit later.',
      'Certificates by name',
      'In the contract',
    ),
    tip('Compare officer and enlisted ways', 'A degree changes entry and pay.', 'Length of service', 'Board dates'),
    tip('Learn map and compass', 'It is trained early and counts.', 'One walk', 'Grid references'),
    tip(
      'Practise making a bed and ironing',
      'Small things cost sleep in training.',
      'Ten minutes',
      'With somebody who knows',
    ),
    tip(
      'Strengthen feet and shins',
      'They end more trainings than anything else.',
      'Calf raises daily',
      'New shoes in time',
    ),
    tip('Talk with your partner about absence', 'Months apart are normal.', 'Money and home', 'A weekly call'),
    tip(
      'Check eyes and hearing early',
      'Limits decide about pilots and radio jobs.',
      'Optician',
      'Ask about surgery rules',
    ),
    tip('Write a plan B job', 'Waiting lists are long.', 'Second job on the list', 'Work meanwhile'),
    tip('Look up what leaving takes', 'Early weeks often allow it, later not.', 'Ask in writing', 'Note the dates'),
  ],
};
