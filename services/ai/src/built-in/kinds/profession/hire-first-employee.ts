import { type Kind, step, tip } from '../kind.ts';
import { employerHere } from '../local-money.ts';

/** Somebody is chosen. */
const chosen = ['contract is? signed', 'starts/begins on', 'found a/the/someone/somebody'];
/** The advert is out. */
const advertOut = ['ad/advert is out/online/up', 'applications/applicants for/are/came', 'trial days planned'];

export const hireFirstEmployee: Kind = {
  id: 'hire-first-employee',
  category: 'profession',
  name: 'Hire my first employee',
  slots: {
    role: {
      words: [
        'apprentice|trainee',
        'assistant|office assistant|va|virtual assistant',
        'bookkeeper',
        'salesperson|sales rep',
        'driver',
        'baker|bakery',
        'cook|kitchen help|chef',
        'waiter|barista|waitress',
        'hairdresser|barber',
        'mechanic|fitter|electrician|plumber|carpenter',
        'cleaner',
        'developer|programmer|software engineer',
        'nanny|au pair|housekeeper|carer|babysitter',
        'shop assistant|sales assistant',
        'manager|store manager',
        'intern',
        'nurse|dental assistant|receptionist',
        'designer',
        'teacher|tutor',
        'farm hand|gardener',
      ],
      otherwise: 'employee',
    },
  },
  ask: {
    question: 'What should the person take off you, and from when?',
    chips: ['First ever employee', 'An apprentice', 'I hired badly before'],
  },
  hoursAWeek: 4,
  weekly: 'Write to three possible people and hold one short talk',
  overview:
    'You find out which hours are really missing and whether the business carries them, register as employer, write an honest advert, test with a paid trial task, and lead the first ninety days by a plan.',
  approach:
    'Full cost is wages plus a quarter to a half. What goes wrong is hiring from exhaustion the first friendly face, no written tasks, and no talk when something is off in week three.',
  done: 'The {role} has signed, is registered and insured, and has passed the trial period with both sides content.',
  cautions: [
    'Register with tax and social insurance before the first working day, and have the contract checked by an employers’ advice service. Don’t call somebody self-employed who works like staff.',
  ],
  steps: [
    step(
      'Note for a week what the {role} would take over',
      'Write each task with minutes and mark: only I, could be taught, should stop. Ten hours of teachable work a week is a part-time post. Under that buy a service by the hour.',
      ['Begin the list today with three tasks', 'Mark what can be taught', 'Add the hours on Friday'],
      1,
    ),
    step(
      'Calculate full cost and the sales that carry the {role}',
      'Wage, employer’s contributions, holiday and sick days (some 40 days a year), insurance, tools, your teaching time. Keep three months in reserve. Compare with minimum and collective wage.',
      ['Calculate the full yearly cost', 'Write the extra sales needed', 'Put three months aside'],
      2,
    ),
    step(
      'Register as employer and insure',
      'Employer number, payroll (accountant from a small monthly sum), accident or liability insurance, working time record, health and safety, right to work check. An apprentice needs an approved trainer.',
      ['Ask the accountant for the list', 'Register', 'Get the insurance'],
      4,
      { local: employerHere, waitDays: 14 },
    ),
    step(
      'Write tasks, pay and hours of the {role} in one page',
      'Five tasks, what good looks like after three months, hours, pay in figures, place, two must-haves. Pay in the advert doubles answers. No words that shut out age, sex or origin.',
      ['Write five tasks', 'Put pay and hours in', 'Let somebody in the trade read it'],
      2,
    ),
    step(
      'Spread the {role} advert where such people are',
      'Customers, former colleagues, training school, window, local group, job office (wage grants), one paid board. Answer within a day. Most first hires come by people you know.',
      ['Tell thirty people personally', 'Ring the school or job office', 'Answer each within a day'],
      4,
      { waitDays: 21, when: { unsaid: [...chosen, ...advertOut] } },
    ),
    step(
      'Sort the applications by two must-haves and ring four',
      'Ten minutes each: what are you doing now, why here, which hours, what pay, when could you start? Two or three come for the paid trial. Answer the others within the week; in a small place they are customers too.',
      ['Sort by two must-haves', 'Ring four', 'Answer the others'],
      3,
      { when: { said: advertOut, unsaid: chosen } },
    ),
    step(
      'Report the start to insurance and tax before the first hour',
      'In most countries the employee must be registered before work begins, on the day at the latest. Ask the accountant for the list: tax number, social insurance, bank, right to work, health card, accident insurance, pay slip date. A relative is registered like anybody else.',
      [
        'Ask the accountant for the list',
        'Collect the papers from the person',
        'Send the registration and keep the proof',
      ],
      2,
      { when: { said: chosen } },
    ),
    step(
      'Write the first week hour by hour and what you will let go',
      'Who opens, what is shown, what they do alone by Friday. Three tasks that are theirs from week two, with a page each. Decide how mistakes are told: same day, alone, with the next try. Your old habit of doing it quicker yourself is the real risk.',
      ['Write the first week', 'Make three task pages', 'Choose what you no longer do'],
      4,
      { when: { said: chosen } },
    ),
    step(
      'Ask five equal questions and hold one paid {role} trial',
      'Tell me about a time…; what would you do if…; what do you need. No questions on children, health, faith. Half a day of real work, paid. Ring two former bosses: would you take them again?',
      ['Write five questions', 'Agree a paid trial', 'Ring two references'],
      8,
      { when: { unsaid: chosen } },
    ),
    step(
      'Sign the {role} contract before the first day',
      'Trial period, notice, hours, holiday, overtime, secrecy, tools, sick notice. Written terms are due at the start in many countries. Tell the others no kindly.',
      ['Use a checked template', 'Register before day one', 'Write to all others'],
      3,
    ),
    step(
      'Lead the first ninety days with a weekly talk',
      'Plan for week 1, 4, 12. Show, do together, watch, leave alone. Fifteen minutes every Friday: what went well, unclear, next. Decide two weeks before the trial ends.',
      ['Write the plan for three dates', 'Talk every Friday', 'Decide two weeks before the trial ends'],
      20,
    ),
  ],
  suggestions: [
    tip('Make how-to cards as you work', 'Teaching gets quick.', 'Photo', 'Five steps'),
    tip('Give the key task early', 'People grow.', 'Day three', 'Check'),
    tip('Start with twelve hours a week', 'Risk is small.', 'Review', 'Raise'),
    tip('Pay on the same day each month', 'Trust.', 'Standing order', 'Payslip'),
    tip('Ask about wage grants before hiring', 'Later is too late.', 'Job office', 'Apprentices'),
    tip('Write what you never delegate', 'Clear border.', 'Three things', 'Say why'),
    tip('Lock away passwords', 'Own login.', 'Manager', 'Leave day'),
    tip('Eat together on day one', 'It counts.', 'Lunch', 'Names'),
    tip('Correct on the same day', 'In private.', 'Fact', 'Wish'),
    tip('Ask what annoys after month one', 'Fresh eyes.', 'List', 'Fix one'),
    tip('Hire for reliability', 'Skills can be taught.', 'References', 'On time'),
    tip('Plan your week off', 'Test the hire.', 'Three days', 'Phone off'),
  ],
};
