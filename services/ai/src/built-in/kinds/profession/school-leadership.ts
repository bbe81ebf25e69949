import { type Kind, step, tip } from '../kind.ts';

export const schoolLeadership: Kind = {
  id: 'school-leadership',
  category: 'profession',
  name: 'Move into leadership at a school, ward or shop floor',
  slots: {
    post: {
      words: [
        'deputy head|deputy headteacher|assistant head|vice principal|deputy principal|assistant principal',
        'head teacher|headteacher|principal|headmaster|head of school',
        'head of department|head of year|subject lead|year leader|senco',
        'ward manager|ward sister|charge nurse|head nurse|matron',
        'nursery manager|kindergarten director|daycare director',
        'shift supervisor|shift leader|line leader',
        'store manager|shop manager|assistant store manager|supermarket manager',
        'care home manager|home manager',
      ],
      otherwise: 'leadership',
    },
  },
  ask: {
    question: 'Which post, and have you led anybody yet?',
    chips: ['Lead a subject or shift now', 'No one yet', 'Interview is coming'],
  },
  hoursAWeek: 4,
  weekly: 'Lead one small thing and ask one person how it was',
  overview:
    'You find out what the {post} selection looks for, lead one improvement that can be measured, learn money, rota and law, and prepare application and interview day by cases.',
  approach:
    'Those who get it already act at that level in one field. What goes wrong is listing years of service, and having no answer to what would you change first and how would you bring staff along.',
  done: 'You have the {post} contract and a plan for the first ninety days.',
  steps: [
    step(
      'Read two {post} adverts and mark proof you lack',
      'Staff led, results, budget, safeguarding or safety, qualifications (leadership certificate, master). Talk to somebody two years in the post: hours, worst week.',
      ['Mark adverts line by line', 'Ask someone in post', 'Choose two gaps'],
      1,
    ),
    step(
      'Ask your head for one thing to lead',
      'Rota, reading in year 4, falls on the ward, waste, new staff. With time, power and measure agreed. Say openly where you want to go.',
      ['Choose a problem that bothers many', 'Ask for time and power', 'Agree the measure'],
      1,
    ),
    step(
      'Lead the change for one term with numbers',
      'Baseline, listen to five who do it, small trial with the willing, weekly look, widen. Keep quotes and figures of the {post} kind.',
      ['Measure the start', 'Trial with two people', 'Show figures after six weeks'],
      40,
    ),
    step(
      'Learn budget, rota, law and hard talks',
      'Sit with the bursar or office, write a rota, read the inspection report, safeguarding or safety course, practise three hard talks: late, weak, grieving.',
      ['Sit in on budget day', 'Write one rota', 'Rehearse one hard talk'],
      30,
    ),
    step(
      'Get the certificate and a mentor',
      'Leadership qualification often funded; mentor from another place monthly; visit two well-run ones.',
      ['Apply for the course', 'Find a mentor', 'Visit two places'],
      40,
    ),
    step(
      'Write the {post} application by their words',
      'Two pages: context, what I did, effect for children, patients or customers, what I bring to you after visiting. Referees told.',
      ['Visit before you apply', 'Write two pages', 'Brief your referees'],
      6,
      { waitDays: 21 },
    ),
    step(
      'Rehearse interview day and cases',
      'In-tray, data task, assembly or briefing, panel: weak colleague, angry parent, cut budget, accident. First: who is at risk, then facts, people, plan, follow-up.',
      ['Do one {post} in-tray in 30 minutes', 'Rehearse six cases', 'Give a five-minute talk'],
      10,
    ),
    step(
      'Accept and plan ninety days as {post} staff will see them',
      'Negotiate pay, time off teaching or shifts, induction. Listen to all for two weeks, one quick win, three priorities, fixed walk round. Say goodbye to being one of the crowd kindly.',
      ['Negotiate time and pay', 'Book talks with everyone', 'Choose one quick win'],
      8,
    ),
  ],
  suggestions: [
    tip('Cover for the deputy for a day', 'Trial.', 'Offer', 'Debrief'),
    tip('Keep a case diary', 'Interview stock.', 'Five lines', 'No names'),
    tip('Read one inspection report', 'Language.', 'Weak part', 'How'),
    tip('Lead one meeting to time', 'Respect.', 'Agenda', 'End'),
    tip('Praise on paper', 'Seldom done.', 'Card', 'Specific'),
    tip('Learn all names', 'Start.', 'Chart', 'Cleaners too'),
    tip('Know your non-negotiables', 'Three.', 'Say', 'Live'),
    tip('Protect one evening', 'Long job.', 'Fixed', 'Tell'),
    tip('Ask why it was not done before', 'History.', 'Two people', 'Listen'),
    tip('Build peers outside', 'Lonely post.', 'Monthly', 'Honest'),
    tip('Practise data in plain words', 'Panel.', 'Chart', 'Sentence'),
    tip('Wait before the first change', 'Two weeks.', 'List', 'Choose'),
  ],
};
