import { type Kind, step, tip } from '../kind.ts';
import { carersHere } from '../local-health.ts';
import { powerOfAttorneyHere } from '../local-money.ts';

/** Doctor and benefits are seen to. */
const assessed = [
  'doctor/gp has/says/said/diagnosed/checked',
  'diagnosed with',
  'needs assessment/care_assessment done/is',
  'gets/get/receives/have/has attendance_allowance/pflegegrad/care_benefit/carers_allowance',
  'carers/carer come/comes/in/twice/every/four',
  'already/have have/got/has a? carers/carer',
  'care/pflege level/grad',
  'day centre/center/care on/is/twice',
  'is approved',
];

/** Powers of attorney exist. */
const papers = [
  'have/got/has/signed a/the/an? power_of_attorney/poa/lpa/vollmacht',
  'power_of_attorney/lpa/poa is? done/signed/registered/in_place',
];

const farAway = [
  "i'm/am/we_are/i_live in/abroad/overseas",
  'three/we/all abroad',
  'hours/miles away',
  'fly/flying out/home/back',
  'lives alone in',
  'alone in',
];

const noStrangers = [
  "won't/wont/will_not/doesn't have/accept/let/want/take",
  'refuses/refuse help/any/all/carers/strangers',
  'a stranger in',
  'too proud',
];

const siblings = ['brother/brothers/sister/sisters/sis/siblings', 'we three/four/two'];

export const careForParent: Kind = {
  id: 'care-for-parent',
  category: 'relationship',
  name: 'Care well for my ageing parent',
  slots: {
    person: {
      words: [
        'mother-in-law|mother in law',
        'father-in-law|father in law',
        'grandmother|grandma|gran|nan|granny',
        'grandfather|grandad|granddad|grandpa',
        'parents',
        'mother|mum|mom|mam|mama|mutti|mummy',
        'father|dad|papa|papá|daddy|vati',
        'stepmother',
        'stepfather',
        'aunt',
        'uncle',
        'parent',
      ],
      otherwise: 'parent',
    },
  },
  ask: {
    question: 'What is the situation now?',
    chips: ['Worried, but still independent', 'Needs help every week', 'Needs help every day'],
  },
  hoursAWeek: 4,
  unhurried: true,
  weekly: 'Have one visit without chores, and one block of hours that belongs to you',
  overview:
    'You will find out together with your {person} what help is needed, get the medical and legal basics in order, use the money and services that exist, and share the work so that you stay well yourself.',
  approach:
    'Decide with your {person} and not over their head, as long as they can decide. Paperwork for powers of attorney comes early, because it needs a clear mind. Most carers ask for help a year too late.',
  done: 'There is a written week in which every task has a name, the powers of attorney are signed, benefits are applied for, and you have at least one free block each week.',
  cautions: [
    'Sudden confusion, a drooping face, slurred speech, chest pain or a fall with a blow to the head: call the emergency number. New forgetfulness or weight loss needs a doctor’s appointment.',
    'Ask doctor or pharmacist before you change medicines. If you notice that you shout, handle roughly or neglect, or that somebody else does, get help at once from the doctor or a carers’ line.',
    'Check with your employer and state what leave and insurance apply before you cut your hours.',
  ],
  steps: [
    step(
      'Bring in help under another name and for one hour',
      'Care sounds like the end, so begin with something that is no care: a cleaner for the windows, a driver on Tuesdays, somebody who learns to cook from your {person}. Be there the first two times. Let the doctor prescribe it; many accept from a doctor what they refuse from a child.',
      [
        'Ask what your {person} would allow',
        'Choose one hour and one likeable helper',
        'Ask the doctor to recommend it',
      ],
      1.5,
      { when: { said: noStrangers } },
    ),
    step(
      'Ask your {person} what is hard and what matters',
      'An unhurried talk, not in front of everybody: what is difficult in the house, what are they afraid of, what should stay as it is? Begin with the help they would accept.',
      [
        'Choose a quiet hour and one open question',
        'Write down what they say in their words',
        'Agree on one small first help',
      ],
      1.5,
      { when: { unsaid: noStrangers } },
    ),
    step(
      'Write down a week of help as it is now',
      'Note washing, dressing, meals, pills, money, appointments, nights and company: who does it, how long it takes and what is unsafe. You need this list for the doctor, the benefit office and your relatives.',
      [
        'Fill in one line per task for a week',
        'Mark falls, missed pills and empty fridges',
        'Mark what exhausts you most',
      ],
      2,
    ),
    step(
      'Call brothers and sisters with the list and one question',
      'Send the week’s list two days before, without a word of reproach: these are 23 tasks, which three can you take? Money, calls, paperwork, weekends and paid help count from far away too. Write name, day and the date to look again. Whoever does not answer gets the minutes.',
      ['Send the list and two dates', 'Ask each for three tasks', 'Send the minutes with names and days'],
      2,
      { waitDays: 2, when: { said: siblings } },
    ),

    step(
      'Check whether the help still fits and ask for more',
      'Needs grow quietly. Compare the week you wrote with what was granted; ask for a new assessment when nights, falls or forgetting are new. Show a bad day, and ask each carer what they see.',
      ['Ask the carers what they see', 'Compare the week with what was granted', 'Ask for a new assessment in writing'],
      2,
      { waitDays: 3, when: { said: assessed } },
    ),
    step(
      'Go to the doctor together with a list',
      'Ask for a check of memory, mood, hearing, sight, balance and all medicines; much can be treated. Take the week’s list and a list of all pills for your {person}, and write down what is decided.',
      [
        'Book a long appointment and say why',
        'Pack all medicines in a bag',
        'Ask for referrals: physiotherapy, occupational therapy, memory clinic',
      ],
      3,
      { when: { unsaid: assessed }, waitDays: 3 },
    ),
    step(
      'Get powers of attorney and wishes in writing',
      'You need them for health, for money and for housing, plus a statement of wishes for treatment. Agree it with your {person} before the next crisis: a signature is only valid while somebody understands what they sign.',
      [
        'Ask a notary, lawyer or advice centre for the right forms',
        'Talk through hospital, resuscitation, where to live',
        'Store copies with the doctor and with you',
      ],
      4,
      { local: powerOfAttorneyHere, when: { unsaid: papers }, waitDays: 3 },
    ),
    step(
      'Put the signed powers to use before they are needed',
      'Register them with the bank, the doctor and where your law asks for it, and try them once. Put copies, list of accounts, wishes for treatment and passwords into one folder that a second person can find.',
      ['Register them with bank and doctor', 'Make the folder', 'Tell one person where it is'],
      2.5,
      { when: { said: papers } },
    ),
    step(
      'Apply for benefits and find local services',
      'Ask about care benefits, help at home, meals, day centre, alarm button, transport and relief for carers. A care advice centre goes through it with you. If an assessor visits, show a bad day and not the best one.',
      [
        'Call the care advice centre nearest to your {person}',
        'Send the application; it usually counts from that date',
        'List three services with prices',
      ],
      5,
      {
        local: carersHere,
        waitDays: 4,
        resources:
          'UK carers: https://www.carersuk.org · Dementia: https://www.alz.org · https://www.alzheimers.org.uk',
      },
    ),
    step(
      'Find two people with a key near your {person}',
      'A neighbour who looks in and one paid person who comes on fixed days, with your number and a key safe. An alarm button, a cooker that turns itself off and a smoke alarm with a call do more than a camera. Use each visit for one appointment only you can do: doctor, bank, papers.',
      [
        'Ask the neighbour and agree a sign',
        'Order key safe, button and cooker cut-off',
        'Plan the next visit round three appointments',
      ],
      4,
      { when: { said: farAway } },
    ),
    step(
      'Make the home of your {person} safer',
      'The most useful things are no loose rugs, light at night, grab rails, a shower seat, a pill box by days and a key safe. An occupational therapist sees in an hour what is missing, and part of it is often paid for.',
      ['Walk through at night with the lights off', 'Remove five trip hazards', 'Order rails, light and alarm button'],
      6,
      { when: { unsaid: farAway } },
    ),
    step(
      'Share the tasks at a family meeting',
      'Everybody gets the list beforehand. Those far away can do money, calls, paperwork or pay for help. Write down names, days and a date to review; include the wishes of your {person}.',
      ['Invite with date, list and one question', 'Give each task one name', 'Agree what happens when somebody is ill'],
      3,
      { waitDays: 3, when: { unsaid: siblings } },
    ),
    step(
      'Run the new week for a month, with time off',
      'Put paid help, family and yourself on one sheet on the fridge. One half-day is yours and is not swapped. After four weeks check with your {person} and the others what works. It is done when each task has a name and your free time is kept.',
      [
        'Hang up the weekly sheet',
        'Book respite for your free half-day',
        'Review after four weeks and change two things',
      ],
      8,
    ),
  ],
  suggestions: [
    tip('Join a group of carers', 'Others know the tricks and the forms.', 'Once a month', 'Also by phone or online'),
    tip(
      'Keep one emergency sheet',
      'Ambulance crews ask for exactly these facts.',
      'List illnesses, pills, allergies and contacts',
      'One copy by the door, one in your phone',
    ),
    tip(
      'Talk to your employer early',
      'There may be leave or flexible hours.',
      'Ask what is in the rules',
      'Agree how you can be reached',
    ),
    tip(
      'Do not argue with dementia',
      'Facts cause fear, feelings can be answered.',
      'Agree and change the subject',
      'Music or a walk helps',
    ),
    tip(
      'Let them do what they can',
      'Help that takes over makes people weaker.',
      'More time instead of more hands',
      'Praise nothing childish',
    ),
    tip(
      'Have a visit without chores',
      'You are also a child, not only a helper.',
      'Photos, music, cake',
      'An hour a week',
    ),
    tip(
      'Speak about driving with the doctor',
      'It is easier to accept from them.',
      'Ask for a driving assessment',
      'Arrange lifts first',
    ),
    tip(
      'Learn to lift without hurting',
      'Your back has to last for years.',
      'Take a free course for family carers',
      'Ask the insurer for lifting aids',
    ),
    tip(
      'Write down costs from the start',
      'It prevents quarrels and helps with tax.',
      'One sheet, shared',
      'Receipts in an envelope',
    ),
    tip(
      'Visit care homes before a crisis',
      'Good homes have waiting lists.',
      'Go at a mealtime without announcing it',
      'Notice smell, tone and patience',
    ),
    tip(
      'Notice your own signs',
      'Poor sleep and irritation come first.',
      'Tell your doctor that you care for somebody',
      'Ask about a stay for carers',
    ),
    tip(
      'Arrange a daily short call',
      'It calms both of you.',
      'Same time, five minutes',
      'Take turns with brothers and sisters',
    ),
    tip(
      'Ask about their life',
      'Some stories are never told without asking.',
      'Record one each month',
      'Start with school or first job',
    ),
  ],
};
