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
      four years in the same shop, not a penny more, how do I bring it up
      trained the new guy and he gets more than me, what do I say to the boss
      appraisal on Tuesday, the money has to be mentioned somehow
      what figure do I name
      is ten percent cheeky
      doing two jobs since Kerry left and paid for one, how do I get that into my wages
      how do you start the talk about pay without going red
      email or in person for a pay rise
      boss says no budget, what do I answer to that
      they offered 2%, how do I get more
      when's the right moment to mention salary
      Is it proper to negotiate one's wage as a cleaner?
      i never asked for more pay in my life, im 58, how to do it
      starting salary, do I take the first offer
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
      got an offer elsewhere, do I tell my boss before I've signed
      when do I tell my team I've found something new
      boss asked me straight if I'm looking, do I lie
      new contract isn't signed yet but they want my answer about the summer rota
      is it fair to keep quiet about leaving
      a colleague saw me in an interview suit, should I come clean
      who hears first that I'm off, boss or HR
      notice period three months, when do I hand it in
      shall I say the real reason, which is the boss
      exit interview, how honest should one be
      Am I obliged to disclose that I have applied elsewhere?
      before christmas bonus or after, handing in the notice
      do i tell at work that i search
      resign now or wait until the other contract's here
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
      i cry in the car before my shift, is it time to leave
      good money, awful people, what weighs more
      bored stiff after nine years, is that a reason to go
      part of me would walk out of there today, part of me likes the girls
      six months in and I think this job was a mistake
      other offer, less pay, nicer place, hmm
      love the work, can't stand the manager, stay?
      how long should you give a job before you leave
      at what point do people say enough and look elsewhere
      should I hang on till the reorganisation or look now
      How does one know that it is time for something new professionally?
      no way up here, nice boss though, stay?
      quit or stick it out?
      every morning the same dread at the factory gate, do I look for something else
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
      interview thursday for a care home, what will they ask
      they asked about my weakness and I said chocolate
      second round, panel of four, how do I prepare
      what do I answer when they ask why I left
      group assessment, any idea what happens there
      suit or shirt for a garage
      where do you see yourself in five years, what do they hope to hear
      video interview, where do I look
      I talk too much in interviews, how do I keep it short
      do I bring questions, and which
      haven't had an interview in twenty years, what's changed
      How ought one to greet the panel?
      they invite me for the job talk on monday, what should i prepare
      telephone interview while the kids are home, tips
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
      three years at home with the kids, how does that look on paper
      my cv has five pages, too long isn't it
      photo on the cv, yes or no
      career gap because of illness, what do I put
      what do I write as a school leaver with nothing but a paper round
      cover letter, first sentence, always stuck
      resume for a job in Canada, what's different
      two jobs I was sacked from, leave them out?
      hobbies on the CV or not
      should I list every job since 1985
      my application letter sounds like everybody's
      How does one describe duties as results?
      cv one page or two
      do they even read the cover letter
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
      they say most jobs go through contacts, I've got none
      there's a woman in my dream firm I'd write to, but what does one say
      career fair on Friday, how do I talk to the companies
      how do I ask an old boss for help finding work
      schmoozing isn't me, is there another way
      hidden job market, where's that
      don't know anyone in the trade here, just moved
      business events make me hide by the buffet, how do others do it
      cold message to a recruiter, how long
      how do I keep work contacts warm without being a pest
      In what manner does one ask a stranger for a short talk about the profession?
      old classmates have good jobs, is it ok to ask them
      contacts, contacts, contacts, how do you make them as an introvert
      should i connect with people i never met
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
      22 years on the building site and my back says stop, what else can I do
      nurse who's had enough of nursing, where to
      33 and trained in the wrong thing, what now
      teacher, burned through, what other work suits me
      too old at 51 for something new?
      lorry driver looking at office work, is there a way
      what jobs are there for someone who likes animals and people
      how do bank people become joiners
      no clue what I'd be good at besides what I do
      test to find out which profession fits?
      how do you retrain with a mortgage and two kids
      After the army, what careers are suitable?
      jumping from hairdresser to paralegal, crazy?
      i need other work but dont know what kind
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
      passed over again, third time, what do they want
      they made Tom supervisor and I've been there longer, what can I do
      doing the work of a manager without the title
      how do I get my boss to see what I do
      quiet people never move up, is there a trick
      the rung above me is shift leader, how do people get there
      they say I'm not ready yet, what do I ask
      how do I become head of department at a school
      nobody in the firm knows what I achieve, how do I show it without bragging
      is it worth pushing for the senior role
      What is expected of someone who wishes to rise?
      no career ladder in a small firm, how do you get on
      should i ask directly for the promotion
      internal job came up, apply or wait to be asked
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
      monday I start as a supervisor over my old mates
      probation ends in march, how do I make sure they keep me
      three weeks into the new job and still feel useless
      first leadership role, six people, all older
      what should I do in the first month somewhere new
      new at the firm and don't fancy putting my foot in it
      first 90 days, what counts
      I'm the boss now, how do I begin with the team
      start at the nursery on the 1st, how do I make a good impression
      taking over a team that wanted someone else
      How does one act as a new head of a ward?
      what questions do I ask in my first week
      everyone there knows everything and I know nothing, tips for newbies
      trial period, what do they look at
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
      boss breathes down my neck all day
      he changes his mind three times before lunch and blames me, how do I handle him
      my manager never says a good word
      she rings me on my day off, what can I do
      puts me down in front of customers, my gaffer, how should I react
      how do I tell him it's too much without sounding lazy
      more and more on my desk and she says prioritise
      control freak of a boss, any way to live with it
      boss has favourites and I'm not one
      my chef finds fault with every plate, how do I deal with him
      what do I say when she gives me work at five to five
      How does one set limits with a demanding superior?
      the gaffer wont let me do anything alone
      my boss ignores my mails and then says I never told him
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
      she presents my ideas as hers
      co-worker does nothing and I do his half
      gossip in the tea kitchen about me, how do I stop it
      one bloke on my shift keeps having digs at me
      how do I tell the trainee his reports are poor
      need to give a colleague honest feedback without a war
      the one at the next desk talks all day
      he always dumps his late jobs on me, I need a way to refuse
      rude colleague, ignore or speak up
      my team mate is late daily and I cover
      How can one criticise a subordinate's work kindly?
      two in my team don't speak to each other, what can I do
      she copies the boss in on every mail against me
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
      any cure for impostor syndrome
      what helps when you think they'll find you out any minute
      how do I get past thinking everyone in the meeting is cleverer
      how do I learn to believe praise at work
      promoted and waiting to be unmasked, how do others handle that
      is it normal to think you got the job by luck
      does the fraud feeling ever go away
      tips against thinking I'm not good enough for the post
      professor with three degrees and still bluffing in my own eyes, what can one do
      how do women in tech deal with feeling like a fake
      What may one do about doubts over one's competence?
      got the scholarship by mistake I'm sure, how do I stop thinking that
      how long till a new post stops seeming like fooling everyone
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
      400 unread mails
      meeting after meeting and my real work starts at five
      inbox zero, is that real
      every five minutes someone wants something, when do I do my job
      how do I decide what to do first when everything at work is urgent
      the working day is gone before I've started the important thing
      which meetings can I skip without trouble
      constant pings from the team chat, how do you handle that
      how do people sort two hundred emails a day
      busy in the office from eight to six and nothing finished, what am I doing wrong
      What is a good method of ordering one's tasks at the office?
      boss puts meetings over my lunch, how do I get focus time
      to do list at work as long as my arm, what first
      answer mails right away or in blocks
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
      kitchen table is my office and I never stop
      still answering work mails at ten at night
      how do I close work when the laptop is in the bedroom
      working from home with toddlers, how do people do it
      home office in pyjamas till noon, no structure
      home office gets lonely, how do others deal with it
      no commute, no end, how do I draw a line
      one room flat and a job at the screen, where does work go at night
      family thinks I'm free because I'm home
      head still at work when I put the kids to bed, how do I let go
      Which rituals mark the end of the working day?
      remote since spring and going stir crazy
      lunch break in home office, how do I make myself take it
      wfh tips pls
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
      everyone says I should sell my cakes, how does one start
      dog grooming from my garage, what do I need first
      got an idea for an app and no money
      is a food van a good business
      do people really need a business plan for a stall
      how do I find out whether anyone would pay for it
      shop or online first
      how much should I have saved before I open a cafe
      wife and I talk of a guest house, how would we test the idea
      register first or sell first
      first customers, where from
      Which costs does one face when founding a small workshop?
      handmade candles, hobby or business, when does it become one
      my mates love my sauce, can one live off that
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
      translator, thinking of leaving the agency and doing it alone, wise?
      invoice out for eight weeks and they don't pay
      where do freelance illustrators get their work
      all my clients want it cheap
      employed or self employed as a physio, what's better
      first client, how do I find one
      customer keeps asking for extra work for free
      dry month, no jobs, is that normal for freelancers
      do I ask for money up front
      how do I get rid of a bad client
      How does a freelancer secure regular orders?
      one big customer only, risky?
      photographer on the side, when does one go full time
      they said the cheque's in the post, three times now
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
      two months working from my mum's place in Spain, would they allow it
      jobs you can do from a camper van
      english speaking jobs in berlin, how do I get one
      as a nurse to norway, what papers do I need
      is my diploma valid in Canada
      my boss says no to working from abroad because of tax, is that right
      where are the real remote jobs, all I find is dodgy
      digital nomad, how does it work with insurance
      job and visa for australia at 34, how
      can I keep my job and live with my boyfriend in france
      How does one apply for positions overseas?
      fully remote without experience, realistic?
      seasonal work abroad, where do I look
      i look for work in other country but my english is so so, which chance
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
      day 90 without work and still in bed at eleven, how do I get a rhythm
      sixty applications, two replies
      at 57 nobody invites me, what can I do about my applications
      how do I structure my day without a job
      another no in the post, how do people keep going with the job search
      how many applications are sensible in a week
      the job centre wants ten applications a month, how do I do good ones
      always get interviews never the job
      not even an invitation after thirty letters, what's wrong
      job hunting is eating me, how do I not lose heart
      What should one do with one's time between positions?
      long out of work already, how do I stay fit for a job
      between jobs and going round the bend, what helps
      firms never write back to my applications, do I ring them
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
      stop at 60 or go on till 67
      last working day is in june, and then what do I do with myself
      my husband retires and will be under my feet all day
      how do people fill their days after work ends
      scared of the hole when I retire
      is part time before retirement a good thing
      stopping work three years early, does one regret it
      34 years a postman, what comes after
      what do retired folk do in winter
      when do you start getting ready for retirement
      How does one prepare mentally for the end of working life?
      retired in march and already bored, tips
      early retirement, yes or no
      sort out hobbies before the pension or see what comes?
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
      my son wants to be an electrician, how does he find a place
      17, no grades to speak of, work with cars, how does one get in
      everyone wants experience and nobody gives it
      summer job at 15, what's there
      job next to uni that doesn't kill my marks
      unpaid internship, take it?
      apprentice at 29, too old?
      how do I approach a carpenter for an apprenticeship
      work experience week, where do I apply
      first ever job, i only did babysitting
      What can a pupil put forward without experience?
      waiting tables or tutoring, which is better for a student
      trial day at a bakery, what should I do there
      do firms take trainees without having advertised
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
      four days instead of five, how do I put it to them
      nursery closes at four and my shift ends at five, how do I ask for other hours
      starting later because of the school run, is that something you can ask for
      how do I sell two days home working to my boss
      fewer hours but not less respect, how do I argue that
      after the stroke mornings only would suit me, how do I bring it up at work
      can they refuse part time
      job share, how do you propose that
      compressed hours, how to argue for it
      everyone is back in the office but I work better at home, what do I tell them
      With a sick mother I need reduced hours. How is that best requested?
      asking for no more weekend shifts, how
      is there a right to part time
      30 hours would do me, but how do i say it
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
      two lines for a resignation please
      notice letter, what has to be in it
      wording for quitting, friendly but short
      how do I tell my boss of 15 years that I'm off
      by email or on paper, the notice
      do I have to give a reason in the letter
      leaving a job on good terms, how
      words for handing in my notice as a carer
      quitting my saturday job, what do I say
      what do I say to the kids in my class when I go
      How is a notice of resignation formulated?
      handing in my notice tomorrow, heart in mouth, how do I begin the talk
      last day at the office, farewell mail to colleagues, what goes in
      quitting without burning bridges, how's it done
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
      ten weeks gone, when do I tell work
      pregnant in probation, what do I say
      back after a year with the baby and everything's changed at work, tips
      dad here, how do I ask for paternity leave
      boss will be furious about the pregnancy, how do I tell her
      handover before the baby, what do I prepare
      how long do people take off with the second one
      pumping at work, how do I raise that
      first week back from leave and in tears at my desk, how do other mums manage
      splitting the leave between us, how do couples do it
      When must an employer be informed of a pregnancy?
      returning part time after the twins, how do I arrange it
      can they give my job away while im on leave
      adoption leave, how do I bring it up
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
      four more years for a doctor title, is it worth it
      mba for 30k, does it pay
      master or straight into work
      prof offers me a doctorate, I like money too
      does a title help in industry
      online certificates, do employers care
      bookkeeping certificate 900 euros, good investment?
      doctorate at 45 just for love of history, silly?
      will a masters get me more pay as a teacher
      project management certificate, useful or wallpaper
      What benefits does a doctorate bring outside academia?
      everyone has a master's nowadays, do I need one too
      second degree or a short course
      should i accept the phd position
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
      law or history, head says one, heart the other
      two uni offers, one near home one far, how do I pick
      good at everything, love nothing, what do I study
      uni rankings, do they matter
      my parents want medicine, I don't know
      uni or college of applied sciences
      town with cheap rent or famous name
      last days to choose a course and I'm blank
      how do I find out if biology is for me
      swapping course after one term, bad?
      What criteria matter in selecting a degree programme?
      psychology like everybody else, hmm, what else is there to study
      son can't decide between engineering and music, how can I help
      is small uni better than big one
    `,
    answer:
      'Look at what you would do on a Tuesday: the timetable and one lecture of the second year say more than a ranking. Ask graduates what they do now. Weigh costs, town and whether you can switch. If two subjects tie, take the one you read about without being told.',
  },
];
