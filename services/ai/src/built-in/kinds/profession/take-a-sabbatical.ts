import { type Kind, step, tip } from '../kind.ts';

export const takeASabbatical: Kind = {
  id: 'take-a-sabbatical',
  category: 'profession',
  name: 'Take a sabbatical',
  slots: {
    purpose: {
      words: [
        'travel|trip|world|backpacking|camino',
        'writing|write|novel|book',
        'rest|burnout|tired|recover',
        'study|degree|course|language',
        'family|parents|kids|children|baby',
        'volunteering|volunteer',
        'build|renovate|house',
        'sailing|sail|cycling|van',
      ],
      otherwise: 'time off',
    },
  },
  ask: {
    question: 'How long, what for, and have you talked to your employer?',
    chips: ['One to three months', 'Half a year or more', 'Not asked yet'],
  },
  hoursAWeek: 3,
  overview:
    'You decide what the months are for, work out what they cost, find the form your employer can agree to, and hand over so well that the {purpose} months really are free. The return is planned before you go.',
  approach:
    'Begin nine to eighteen months ahead: saving, agreement and cover take that long. What goes wrong is no written right to return, gaps in health insurance and pension, and an empty plan after week three.',
  done: 'The agreement is signed, the money is saved, and your first free Monday has come.',
  steps: [
    step(
      'Write what the {purpose} months are for and how long',
      'Three lines: what I want to have done, seen or rested from; earliest and latest date; what must keep running at home. Two months are a long holiday, six change habits.',
      ['Write the three lines', 'Talk with the people at home', 'Choose two possible periods'],
      1,
    ),
    step(
      'Add up the cost of the {purpose} months',
      'Rent and contracts that run on, insurance, pension, food, travel, what can be let or paused, first month back without pay. Add 15 per cent. Divide by months left: that’s your monthly saving.',
      ['Add up what runs on', 'Price the plan itself', 'Set the monthly standing order'],
      2,
    ),
    step(
      'Find out which form your employer knows',
      'Unpaid leave, saved hours, less pay for years and a free year, parental or care leave, educational leave, quitting. Ask staff council or HR about rules, years of service, insurance and whether the post stays yours.',
      ['Ask HR in general terms', 'Read the staff agreement', 'Ask a colleague who did it'],
      1.5,
    ),
    step(
      'Write a proposal with cover and dates',
      'Why it is a good time, who takes what, handover month, contact rule, return date and post. Two periods to choose from. One page.',
      ['Write one page', 'Talk with who would cover', 'Find the quiet season'],
      2,
    ),
    step(
      'Ask your boss for the {purpose} months nine months ahead',
      'In person, page afterwards. Expect: others will want it too, who does the work, will you come back. On no: shorter, later, unpaid holiday joined with overtime, or decide about leaving.',
      ['Book the talk', 'Prepare three answers', 'Agree the next date for a decision'],
      1,
      { waitDays: 30 },
    ),
    step(
      'Sign return, insurance and pension in writing',
      'Same or equal post, same pay, date, what if you are ill, health insurance in unpaid months, pension payments, secondary jobs, notice. Call the insurer yourself.',
      ['Read the agreement line by line', 'Call health insurance and pension', 'Sign and file it'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Prepare home and handover six weeks ahead',
      'Let the flat, stop contracts, papers and vaccinations, a person with power over post, handover on two pages a task, access off. Say goodbye to work mail for real.',
      [
        'Let or pause what costs money during the {purpose} months',
        'Write the handover',
        'Name a person for your post',
      ],
      15,
    ),
    step(
      'Begin the {purpose} months with rest and a light plan',
      'Two weeks of nothing first. Then one fixed thing in the morning, one date a week with people, a half-time check: is it what I wanted? Four weeks before the end write what stays different at work.',
      ['Keep the first two weeks empty', 'Fix one thing for mornings', 'Write what stays different afterwards'],
      10,
    ),
  ],
  suggestions: [
    tip('Save overtime towards it', 'Weeks add up.', 'Ask for an account', 'In writing'),
    tip('Try a month first', 'You learn what you miss.', 'Unpaid leave', 'Notes'),
    tip('Let the flat to a colleague’s guest', 'Rent is the largest cost.', 'Contract', 'Inventory'),
    tip('Tell few people until it is signed', 'Rumours hurt.', 'Boss first', 'Then team'),
    tip('Keep one professional thread', 'A talk or article.', 'Two hours a month', 'Only if you like'),
    tip('Ask about grants', 'Study and volunteering have some.', 'Foundations', 'Deadlines'),
    tip('Check visa and tax days', 'Long stays change them.', '183 days', 'Adviser'),
    tip('Write an emergency plan', 'Parents, health, money.', 'Contacts', 'Reserve'),
    tip('Plan the first week back', 'It is a shock.', 'No meetings', 'Two lunches'),
    tip('Share dates with partner’s work', 'Both need a yes.', 'Together', 'Early'),
    tip('Put a photo of the reason up', 'Saving is long.', 'Kitchen', 'Sum left'),
    tip('Keep a page a week', 'Months blur.', 'Ten lines', 'Photo'),
  ],
};
