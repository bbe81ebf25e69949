import { type Kind, step, tip } from '../kind.ts';
import { disabilityHere } from '../local-health.ts';

export const liveWithNewDisability: Kind = {
  id: 'live-with-new-disability',
  category: 'personal',
  name: 'Live well with a new disability',
  slots: {
    condition: {
      words: [
        'stroke',
        'amputation|lost my leg|lost a leg|prosthesis|amputee',
        'spinal cord injury|paraplegia|wheelchair|paralysed|paralyzed',
        'sight loss|blind|going blind|macular degeneration|losing my sight',
        'hearing loss|deaf|hearing aids',
        'MS|multiple sclerosis',
        'Parkinson’s|parkinsons',
        'brain injury|tbi|head injury',
        'arthritis|rheumatism',
        'ME|chronic fatigue|long covid',
        'epilepsy',
        'colostomy|stoma',
        'lost arm|hand injury',
      ],
      otherwise: 'disability',
    },
  },
  ask: {
    question: 'How long is it, and what do you want back first?',
    chips: ['I am just home from hospital', 'Work or study', 'Going out and friends'],
  },
  hoursAWeek: 4,
  unhurried: true,
  weekly: 'Exercises on five days, one outing, and one thing done by yourself that was done for you last week',
  overview:
    'You will get the right people on your side, apply for what you have a right to, make home and ways usable, train daily life in small parts, meet others who live with it, and return to what matters in a new form.',
  approach:
    'Rehabilitation goes on for years, and the first year has most hours to claim, so ask early and again after refusals. Peers know what professionals do not. Grief and anger come in waves and are no sign of failing.',
  done: 'You get through an ordinary day by your own plan with the help you chose, the papers are settled, and you do one thing each week that is only for joy.',
  cautions: [
    'New weakness, fever, sores, fits, sudden worsening or falls belong to the doctor at once. If you feel that life is over, tell the team or a crisis line today; this can be treated.',
  ],
  steps: [
    step(
      'Write what an ordinary day needs',
      'From getting up to bed: alone, with a tool, with help, not yet. Choose the two things that the {condition} took and that you want back first.',
      ['Write the day in an hour list', 'Mark each with one of four words', 'Choose two aims'],
      0.8,
    ),
    step(
      'Ask for one person who holds the threads',
      'Rehab nurse, social worker, specialist clinic for {condition}, patients’ association. Ask for a written plan, who prescribes aids, and when the next review is.',
      ['Ask doctor or hospital for the social service', 'Call the association', 'Write names and numbers on one sheet'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Apply for benefits, card and care',
      'Disability card, care level, income replacement, parking, travel, tax, insurance. A social association fills in forms with you: describe bad days, not the best. Object to refusals in time.',
      ['Keep a diary of two weeks', 'Book help with the forms', 'Enter all time limits'],
      4,
      { local: disabilityHere, waitDays: 45 },
    ),
    step(
      'Have home and tools looked at by a therapist',
      'Occupational therapists see what a rail, ramp, lamp, voice control or one-handed board changes. Try aids before buying. Ask for grants before work begins.',
      ['Ask for a home visit', 'Borrow and try three aids', 'Apply for adaptation money'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Train one daily task at a time',
      'Dressing, kitchen, transfer, reading with magnifier, cane, memory notes. Ten to twenty minutes, twice a day, with rest before you are empty. Film yourself once a month and compare: it shows what came back after the {condition}.',
      ['Choose one task for two weeks', 'Practise with the therapist, then alone', 'Rest by the clock'],
      30,
    ),
    step(
      'Meet people who live with it',
      'Peer counsellors, sport groups, online. Ask: what did you wish to know in month two? What tricks for bathroom, sex, work, pity? One such meeting tells more than ten leaflets.',
      ['Find a group or peer', 'Bring five questions', 'Try one adapted sport or class'],
      3,
    ),
    step(
      'Talk with family about help and closeness',
      'What I want to do myself even if slow; what I ask for; how you ask me. Partners are not only carers: plan help from outside and time for two.',
      ['Write the three lists', 'Talk in a calm hour', 'Arrange outside help'],
      1.5,
    ),
    step(
      'Take back ways, work or study in steps',
      'Bus with trainer, adapted driving, phased return, adjustments by law, retraining. Begin with hours you can hold every week. Then take back one thing for joy that the {condition} had ended.',
      ['Talk to work or school about adjustments', 'Practise one way four times', 'Do the joy thing in a new form'],
      8,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Keep a folder with all letters', 'You need them again.', 'By date', 'Copies'),
    tip('Plan by energy', 'Three heavy things a day at most.', 'Rest first', 'Colours'),
    tip('Carry a card', 'What I have, how to help.', 'Short', 'Number'),
    tip('Ask for double appointments', 'Slow talk needs time.', 'Say it at booking', 'Notes'),
    tip('Use voice on phone and lights', 'Hands free.', 'Free settings', 'Try'),
    tip('Answer stares with a sentence', 'Or none.', 'Practise', 'Smile'),
    tip('Laugh with peers', 'Black humour carries.', 'Group', 'Weekly'),
    tip('Travel a short way first', 'One station.', 'Call assistance', 'Again'),
    tip('Dress for ease', 'Zips, loops, soft shoes.', 'Tailor', 'Style stays'),
    tip('Say no to advice', 'Thank you, I have a plan.', 'Change topic', 'Walk'),
    tip('Mark the yearly day', 'Look how far.', 'Cake or quiet', 'Friend'),
    tip('Do sport in your form', 'Hand bike, swim, chair yoga.', 'Trial day', 'Club'),
  ],
};
