import { type Kind, step, tip } from '../kind.ts';

export const workPartTime: Kind = {
  id: 'work-part-time',
  category: 'profession',
  name: 'Go part-time or to a four-day week',
  ask: {
    question: 'How many hours would you like, and why?',
    chips: ['Four days', 'School hours', 'Phase out before retiring'],
  },
  hoursAWeek: 2,
  overview:
    'You work out the money, find the legal right and its dates, write a proposal that says who does what on your free day, and ask for a trial of three months. After that you protect the free day.',
  approach:
    'Bosses fear uncovered phones and others who ask too. A proposal that solves cover gets a yes. What goes wrong is five days’ work in four for less pay, and forgetting pension and benefits.',
  done: 'The new hours are in your contract and four weeks ran as agreed.',
  steps: [
    step(
      'Calculate pay, pension and benefits at fewer hours',
      'Net pay at 80 and 60 per cent, pension, holiday, bonus, childcare cost saved, travel saved, benefits or tax credits. Often four days cost about 15 per cent net, not 20. Write the lowest number you can live on.',
      ['Use an official net pay calculator', 'Add what you save in childcare and travel', 'Write the lowest net pay'],
      1.5,
    ),
    step(
      'Find your right to fewer hours and its dates',
      'Flexible working law, collective agreement, parental or care rights, size of firm, months of service, notice of two or three months, right to return to full-time. Ask the staff council or HR in general terms.',
      ['Look up the rule for your country', 'Ask the staff council or union', 'Note the earliest date'],
      1,
    ),
    step(
      'Watch two weeks and list what could go',
      'Write each task with hours: keep, shorten, hand over, drop. A fifth less time needs a fifth less work: meetings, reports nobody reads, tasks that came along by habit.',
      ['Log tasks for two weeks', 'Mark what to drop or hand over', 'Add up a fifth'],
      2,
    ),
    step(
      'Choose days that hurt the work least',
      'When are deadlines, deliveries, team meetings, shop peaks? Fixed day, shorter days, nine-day fortnight, term time, job share. Ask a colleague who has it what broke.',
      ['List the fixed dates of your team', 'Ask one part-timer what broke', 'Choose first and second choice'],
      1,
    ),
    step(
      'Write the part-time proposal on one page',
      'From when, which hours, who covers calls, what moves to whom, how urgent things reach you, trial of three months with review. One line why. Use the legal form if you want its protection.',
      ['Write the page', 'Talk to the colleague who would cover', 'Check the legal form'],
      1.5,
    ),
    step(
      'Ask your boss in a planned talk',
      'Book half an hour, send the page the day before. Ask: what would worry you? Answer with cover, not with need. On no: ask for the reason in writing, offer the trial, the other day, or hours from a later date.',
      ['Book the talk', 'Prepare answers to three worries', 'Offer the trial'],
      1,
      { waitDays: 21 },
    ),
    step(
      'Have hours, tasks and return written down',
      'Contract change with hours, days, pay, holiday, tasks that went, review date, right to go back, overtime rule. Tell team and clients your days in two sentences and an automatic reply.',
      ['Read the change before signing', 'Tell the team your days', 'Set the automatic reply'],
      1,
    ),
    step(
      'Keep the free day free and review after a month',
      'Fixed plan for it, phone in a drawer, one agreed emergency path. Note each breach for a month and bring it to the review: too much work means another task goes.',
      ['Plan the first four free days', 'Note each breach', 'Hold the review'],
      2,
    ),
  ],
  suggestions: [
    tip('Begin with a fixed afternoon', 'It is easier to grant.', 'Every week', 'Review'),
    tip('Take the day your team is quiet', 'Less calls.', 'Check the calendar', 'Not before deadlines'),
    tip('Use parental leave in part', 'It brings protection.', 'Ask early', 'Form'),
    tip('Find a job-share partner', 'A whole post stays covered.', 'Handover hour', 'Shared box'),
    tip('Ask for cut weeks by season', 'Shops and farms know peaks.', 'Yearly hours', 'Account'),
    tip('Fill pension gaps', 'Small extra payments count.', 'Ask provider', 'Tax'),
    tip('Talk over money at home', 'Who gains time, who loses pay.', 'Sums', 'Share'),
    tip('Show results after the trial', 'Numbers keep it.', 'Deadlines met', 'Calls'),
    tip('Decline meetings on that day', 'From week one.', 'Two dates instead', 'Friendly'),
    tip('Plan the day before it fills', 'Chores eat it.', 'One thing', 'For you'),
    tip('Offer help in two peak weeks', 'Give and take.', 'Named weeks', 'Time back'),
    tip('Look for posts advertised in parts', 'If the answer stays no.', 'Filters', 'Ask first'),
  ],
};
