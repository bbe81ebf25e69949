import type { Advice } from './advice.ts';

export const adviceOnWork: readonly Advice[] = [
  {
    id: 'raise',
    says: `
      how do I ask for more money at work
      when is the best time to ask for a raise
      how much raise can I ask for
      what do I say in a salary talk
      how do I negotiate my pay
      how should I prepare for a salary review
      how do I ask my boss for more pay politely
    `,
    answer:
      'Collect three results with numbers, look up what others are paid for the same work, and name one figure a little above your wish. Ask for a meeting for this alone: “I have taken on X and brought Y. I would like us to look at my pay; I have 48,000 in mind.” Then wait. It is not greedy, it is a normal part of work. If the answer is no, ask what would make it a yes, and by when.',
  },
  {
    id: 'leave-job',
    says: `
      should I tell my manager that I apply elsewhere
      should I quit before I have something new
      should I tell my team that I am leaving
      when should I hand in my notice
      is it wise to mention my job search at work
      do I have to say why I am leaving
    `,
    answer:
      'Usually keep a search to yourself until there is something signed: it protects you, and nobody is owed the news earlier. The exception is a boss you trust who could change what drives you away. Then tell your boss first, in person, and hand in the notice by the period in your contract.',
  },
  {
    id: 'stay-or-go',
    says: `
      should I stay or look for another job
      how do I know when to leave a job
      I hate my job, what should I do
      is it time to change jobs
    `,
    answer:
      'Write down what would have to change for you to stay, and ask for the first of these within the next two weeks. If it is the people, the pay or the values and nothing moves in three months, look while you still have the job. Notice also which tasks you would miss: they say what to look for.',
  },
  {
    id: 'interview',
    says: `
      how do I prepare for a job interview
      what questions do they ask in interviews
      what should I wear to an interview
      tips for an online interview
      how do I answer tell me about yourself
      what are my weaknesses in an interview
      what do I ask at the end of an interview
    `,
    answer:
      'Read the advert and prepare one short story for each thing it asks: the situation, what you did, what came of it. Begin with one minute on what you do now, what you did before and why this job. For a weakness, name a real one and what you do about it. Bring two questions, such as what a good first half year looks like.',
  },
  {
    id: 'cv',
    says: `
      how long should a CV be
      how do I write a CV
      what belongs in a cover letter
      how do I explain a gap in my CV
      what should I put on my resume without experience
    `,
    answer:
      'One or two pages, newest first, results rather than duties: “cut waiting time from 9 to 5 days”. Use the words of the advert where they are true. A gap takes half a plain sentence. The letter has three short parts: why them, what you bring for their main task, when you can come.',
  },
  {
    id: 'linkedin-network',
    says: `
      how do I network
      how do I use linkedin
      I hate networking, what helps
      how do I find out about jobs that are not advertised
      how do I write to a stranger about a job
    `,
    answer:
      'Most of it is staying in touch with people you already know: write to two a week, ask how they are, say what you look for. To a stranger, four lines: who you are, why them, one question they can answer in two minutes, thanks. Ask for fifteen minutes and advice, not for a job.',
  },
  {
    id: 'career-change',
    says: `
      how do I change career
      is it too late to change career
      I'm 45 and want something new
      how do I know what job suits me
      which job should I do
    `,
    answer:
      'Look at three things: what people ask you to help with, which tasks make time pass, and what you need to earn. Talk to two people who do the job you imagine, and try a small piece of it: a course evening, a day’s shadowing, a paid weekend. People change at 45 and 55 and bring experience that is paid for. Move in steps, with the old income for as long as you can.',
  },
  {
    id: 'promotion',
    says: `
      how do I get promoted
      how do I become a team leader
      my colleague was promoted and I wasn't
      how do I get noticed at work
    `,
    answer:
      'Ask your boss what somebody in that role does that you do not yet show, and agree on one such task for the next three months. Send a short note each month of what came of it. Let others see it too. If you were passed over, ask what was missing within a week, calmly, and for a date to talk again.',
  },
  {
    id: 'new-boss-job',
    says: `
      how do I do well in a new job
      first day at work, any tips
      how do I lead a team for the first time
      how do I survive my probation
    `,
    answer:
      'In the first month, ask and listen: what is expected in 90 days, who needs what from you, what went wrong before. Finish one small useful thing in the second week. As a new leader, speak with each person alone for half an hour first and change nothing big for a month.',
  },
  {
    id: 'difficult-boss',
    says: `
      how do I deal with a difficult boss
      my boss micromanages me
      my boss shouts, what can I do
      how do I tell my boss I have too much work
    `,
    answer:
      'Speak about one situation, not the character: “When the deadline moved twice this week, I could not finish the report. What should come first?” Offering two choices makes a yes easier. Against control, send a short update before it is asked for. If you are shouted at or put down, write it down with dates and go to HR, the works council or a union.',
  },
  {
    id: 'difficult-colleague',
    says: `
      how do I deal with a difficult colleague
      a coworker takes credit for my work
      how do I give feedback
      how do I say no at work
      how do I tell somebody their work is bad
    `,
    answer:
      'Within two days, alone, and about what you saw: “In the meeting you showed my figures as yours. Please name me next time.” Then wait for the answer. A no is shorter than you think: “I cannot take this on this week; Thursday is possible.” If it goes on, bring it to your boss with two examples.',
  },
  {
    id: 'impostor',
    says: `
      how do I get over impostor syndrome
      everybody seems better than me
      I feel I don't deserve my job
    `,
    answer:
      'Most people who are good at their work know the feeling, and hardly anyone says so. Write down, each Friday, three things that worked because of you; read them before a review. Ask one colleague what you do well, and believe the answer. New tasks always feel like that for some months.',
  },
  {
    id: 'meetings-focus-work',
    says: `
      too many meetings, what can I do
      how do I get things done at work
      my inbox is overflowing
      how do I manage my emails
      how do I prioritise my tasks
    `,
    answer:
      'Do the most important piece first, for 90 minutes, before you open the mail. Answer mails at two or three fixed times; what takes two minutes is done at once, the rest gets a day. For meetings, ask what you are needed for, and offer notes instead. Three things a day are a realistic list.',
  },
  {
    id: 'home-office',
    says: `
      how do I work from home without going mad
      tips for the home office
      how do I separate work and life
      I can't switch off after work
    `,
    answer:
      'Give work a place, a start and an end: dress, walk round the block before and after, and close the laptop in a drawer. Write down the first task for tomorrow, so that your head can let go. Take the lunch break outside. Tell the others in the house when you must not be disturbed.',
  },
  {
    id: 'own-business',
    says: `
      how do I start a business
      how do I know if my idea is good
      do I need a business plan
      how do I find my first customers
      how much money do I need to start a company
    `,
    answer:
      'Before a logo or a company, find ten people who have the problem, ask what they do about it now, and sell it to three of them. Plan on one page: who, what, price, costs, how they hear of you. Keep the job until it pays, or have six months of spending aside. Register, insure and get a separate account when the first money comes.',
  },
  {
    id: 'freelance',
    says: `
      should I go freelance
      how do I find clients as a freelancer
      how do I get better paying clients
      what if a client does not pay
    `,
    answer:
      'Begin beside the job with one offer for one kind of client. Most first clients come through people you worked with: tell twenty of them exactly what you do. Write the offer down, take a third in advance, invoice at once, remind after seven days, and stop work when a bill is four weeks late.',
  },
  {
    id: 'remote-abroad',
    says: `
      how do I find a remote job
      can I work from another country
      how do I get a job abroad
    `,
    answer:
      'Ask your employer first: remote days turn into remote work more often than adverts do. For a job abroad, look up whether you need a visa and whether your qualification must be recognised, because that takes longest. Working from another country for more than some weeks touches tax and insurance, so get it in writing.',
  },
  {
    id: 'unemployed',
    says: `
      I'm unemployed, what do I do all day
      how do I stay motivated in a job search
      how many applications a week
      I get only rejections
    `,
    answer:
      'Treat it as a half-day job: mornings for two or three careful applications or talks a week, afternoons for people, sport and something you learn. Register for what you are owed at once. After ten rejections without an interview, change the CV; after three interviews without an offer, practise with somebody. It says little about your worth.',
  },
  {
    id: 'pension-retire',
    says: `
      how do I prepare for retirement
      what will I do when I retire
      should I retire early
    `,
    answer:
      'Try it before: four weeks off show what you miss. Plan a week rather than a dream, with people, something that needs you, and movement. On the money side, compare your spending with the sure income three years ahead. Working less for a while suits many better than stopping at once.',
  },
  {
    id: 'apprenticeship-student-job',
    says: `
      how do I find an apprenticeship
      how do I get my first job without experience
      what is a good student job
      should I do an internship
    `,
    answer:
      'Write to firms directly, also without an advert, and go in person where the trade is small. What counts without experience is being on time, a reason why this work, and something you did to the end: a club, a shop, a repair. A trial day says more than any letter, so offer one.',
  },
  {
    id: 'flexible-hours',
    says: `
      how do I ask for flexible hours
      how do I ask to work part time
      can I ask for a four day week
      how do I ask to work from home
    `,
    answer:
      'Bring a plan, not a wish: which hours, who covers what, how you stay reachable, and a trial of three months. “I would like to work four days from May. These tasks move, these stay. Can we try it until August?” Look up your right to it and the notice it needs. Ask in a talk and follow up in writing.',
  },
  {
    id: 'resign-letter',
    says: `
      how do I write a resignation letter
      how do I quit politely
      what do I say when I resign
      how do I tell my team I am going
    `,
    answer:
      'Two sentences are enough: “I resign from my position as … with effect from … . Thank you for the time here.” Tell your boss in person first, offer a handover list, and stay until the last day as you were. Reasons are optional.',
  },
  {
    id: 'maternity',
    says: `
      how do I tell my boss I'm pregnant
      how do I go back to work after parental leave
      how do I plan parental leave
    `,
    answer:
      'Tell your boss in private once you are ready and before others hear it, with a rough date and the promise of a handover plan. Know your rights on protection, pay and return first; HR, the union or an advice centre has them. For the return, begin midweek and agree on the first month’s tasks beforehand.',
  },
  {
    id: 'phd',
    says: `
      is a phd worth it
      should I do a master's
      do I need an MBA
      is a certificate worth the money
    `,
    answer:
      'It is worth it when the work you want asks for it, or you love the question itself. Ask three people who have it what it changed, and count fees and the years of less pay. For most practical jobs a shorter certificate with a project to show is quicker. Look whether an employer pays.',
  },
  {
    id: 'university-choice',
    says: `
      how do I choose a university
      what should I study
      which course is right for me
      how do I choose a degree
    `,
    answer:
      'Look at what you would do on a Tuesday: the timetable and one lecture of the second year say more than a ranking. Ask graduates what they do now. Weigh costs, town and whether you can switch. If two subjects tie, take the one you read about without being told.',
  },
];
