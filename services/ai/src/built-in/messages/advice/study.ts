import type { Advice } from './advice.ts';

export const adviceOnStudy: readonly Advice[] = [
  {
    id: 'study-how',
    says: `
      how do I study effectively
      how do I learn faster
      what is spaced repetition
      how do I remember what I read
      do flashcards work
      how do I learn vocabulary
    `,
    answer:
      'Test yourself instead of reading again: close the book and write down what you know, or use flashcards. Repeat after one day, three, a week, a month. Mix subjects and sleep on it. Three times twenty minutes do more than one hour.',
  },
  {
    id: 'exam-soon',
    says: `
      how do I prepare for an exam in two weeks
      my exam is next week and I have done nothing
      how do I cram
      how do I plan my revision
    `,
    answer:
      'Get old papers first: they show what is asked. List the topics, mark red, yellow and green, and spend the days on red and yellow, an old paper every second day under time. Stop the evening before and sleep: that is worth more than the last chapter.',
  },
  {
    id: 'exam-nerves',
    says: `
      how do I beat exam nerves
      I go blank in exams
      I'm scared of failing the exam
      what do I do on the day of the exam
    `,
    answer:
      'Practise under the same conditions: the clock, no book, the same pen. On the day read everything, begin with a question you can do, and breathe out slowly for a minute if your head goes empty. Nerves at the start are normal and help. Most exams can be taken again; look up how, and the fear gets smaller.',
  },
  {
    id: 'focus',
    says: `
      how do I concentrate better
      how do I stop scrolling
      how do I focus on studying
      my phone buzzes all the time, what helps
      how do I get rid of distractions
      how do I use my phone less
      how can I stop looking at my phone
      I keep checking my phone
      my phone distracts me
      how do I stop checking my phone while working
      the phone distracts me all day, tips?
    `,
    answer:
      'Put the phone in another room and switch off every message that is not from a person. Set a timer for 25 minutes, do one thing, then pause for five. Write down what pops up instead of following it. Grey screen and no apps for the feed on the phone help more than good intentions.',
  },
  {
    id: 'pomodoro',
    says: `
      what is the pomodoro technique
      how does the tomato method work
      how long can one concentrate
      what is time blocking
      what is deep work
    `,
    answer:
      'Pomodoro: 25 minutes of one task, five minutes of rest, and a longer rest after four rounds. Time blocking gives each task its hours in the calendar before the day starts. Deep work is a long stretch, 60 to 90 minutes, without messages. Two such stretches a day are plenty.',
  },
  {
    id: 'language-time',
    says: `
      how long does it take to learn a language
      how many hours until I speak Spanish
      which language is easiest to learn
      can I learn a language with an app
      how many words do I need to know
    `,
    answer:
      'A first conversation takes 100 to 200 hours in a language close to yours, everyday fluency 600, and three times that for Arabic, Chinese or Japanese. About 1,000 words cover most talk. An app gives words; speaking comes from speaking, so take a partner or tutor from the first month. For English speakers Spanish, Italian, Dutch or Norwegian come quickest.',
  },
  {
    id: 'language-speak',
    says: `
      how do I practise speaking a language
      I understand but can't speak
      how do I lose my accent
      how do I keep a language up
    `,
    answer:
      'Speak twice a week for half an hour with a tutor or exchange partner, on a topic you prepared in ten sentences. Read aloud after a recording to get the melody. Mistakes are the price; ask to be corrected at the end only. To keep it up, one podcast and one talk a week are enough.',
  },
  {
    id: 'instrument-time',
    says: `
      how long does it take to learn the piano
      can I learn guitar by myself
      how long until I can play a song
      how often should I practise an instrument
      am I too old to learn an instrument
      do I need a teacher
    `,
    answer:
      'First simple songs take one to three months with fifteen minutes a day, pleasant playing a year or two. Fifteen minutes daily beat two hours on Sunday. By yourself it works with good lessons online, but a teacher once in two weeks saves bad habits. There is no age limit; adults learn slower with the fingers and quicker with the head.',
  },
  {
    id: 'practise-better',
    says: `
      how do I practise better
      I don't get better any more
      should I practise every day
      how do I get over a plateau in music
    `,
    answer:
      'Practise the two bars that fail, slowly, five times right in a row, not the whole piece. Record yourself once a week. Change one thing at a time. Short and daily, with one goal written down before you begin.',
  },
  {
    id: 'read-more',
    says: `
      how many books should I read a year
      how do I read more
      how do I read faster
      I start books and never finish them
    `,
    answer:
      'Twelve a year is one a month, some 15 pages a day. Carry the book, leave the phone, and read at the same time, in bed or on the way. Drop a book after 50 pages if it bores you. Reading faster mostly means knowing what you look for.',
  },
  {
    id: 'novel-length',
    says: `
      how many words has a novel
      how long is a book usually
      how many words is a novella
      how many pages is 80000 words
      how many words does a first novel need
    `,
    answer:
      'A novel usually has 70,000 to 100,000 words, which is some 250 to 350 pages; a novella 20,000 to 40,000. First novels sell best at 80,000 to 90,000; fantasy may be longer, children’s books far shorter. At 500 words a day a first draft takes about half a year.',
  },
  {
    id: 'writing-tired',
    says: `
      how do I write after work
      how do I write when I am tired
      how do I get over writer's block
      how do I keep writing every day
      tips for writing in the evening
    `,
    answer:
      'Make it tiny: a hundred words or ten minutes with a timer, always at the same time. Stop in the middle of a sentence that you know how to end, so that beginning is easy. Bad pages count; they can be mended, empty ones cannot. If evenings are dead, try twenty minutes before breakfast.',
  },
  {
    id: 'outline',
    says: `
      how do I outline a novel
      what is a one page outline
      how do I plan a story
      plotter or pantser
      how do I begin a book
    `,
    answer:
      'On one page: who wants what, what stands in the way, what it costs, and how it ends. Then five points: the day it starts, the first turn, the middle where it changes meaning, the worst moment, the end. Two or three sentences each. It is a map and may be wrong; write the first scene as soon as it helps you.',
  },
  {
    id: 'revise-book',
    says: `
      how do I edit my novel
      how do I revise a draft
      how many drafts does a book need
      when is a book finished
      what do beta readers do
      who should read my draft
    `,
    answer:
      'Leave it for three or four weeks, then read it in one go with a pencil and mark only where you are bored, lost or moved. Mend the large things first: structure, scenes, then sentences, then commas. Two or three drafts are normal. Then give it to two readers with three questions, such as where they put it down.',
  },
  {
    id: 'publish',
    says: `
      how do I publish a book
      how do I find an agent
      is self publishing a good idea
      how do I get my novel published
    `,
    answer:
      'For a publisher, you usually need an agent: finish the book, then send a one-page letter, a synopsis and the first chapters to ten agents who take your genre. Never pay for being accepted. Publishing yourself is quick and yours, and costs an editor and a cover; selling is then your job too.',
  },
  {
    id: 'thesis',
    says: `
      how do I write my thesis
      how long does it take to write a thesis
      I can't start my dissertation
      how many pages does a thesis have
    `,
    answer:
      'Write one sentence first: the question. Then headings with three lines each, and begin with methods or results, not the introduction. 300 words a working day are 6,000 a month. Show your supervisor a piece every two weeks, also a bad one. A bachelor’s thesis has 30 to 50 pages, a master’s 60 to 100.',
  },
  {
    id: 'code-learn',
    says: `
      how do I learn to code
      which programming language should I learn first
      is it worth learning to code
      how long until I can get a job as a developer
    `,
    answer:
      'Python for data and first steps, JavaScript for web pages; the choice matters less than staying with one. Half an hour a day and something small of your own after two weeks: a page, a list, a tool you need. A first job takes most people a year or more, with three finished projects to show.',
  },
  {
    id: 'degree-late',
    says: `
      is it too late to study at 40
      should I go back to university
      is a distance degree worth it
      can I study while working
    `,
    answer:
      'It is common, and older students finish more often, because they know why. Look first at what the degree opens that a shorter course would not, then at fees, time and recognition of what you already have. With a job, count on 12 to 15 hours a week; try one module before you enrol.',
  },
  {
    id: 'maths',
    says: `
      I'm bad at maths, can I still learn it
      how do I get better at maths
      how do I help my child with homework
    `,
    answer:
      'Go back to the last point that was easy and work forward, ten problems a day, with the solution beside you for checking. Explain each one aloud. Nearly all trouble comes from a gap some years back. With a child, ask “what do you know already?” and let them hold the pencil.',
  },
  {
    id: 'driving',
    says: `
      how many driving lessons do I need
      how do I pass the driving test
      I failed my test, what now
      how do I get over fear of driving
    `,
    answer:
      'Most learners need 30 to 50 hours with practice beside the lessons. Ask your teacher for a mock test two weeks before, on the real routes, and learn the few faults that fail people: mirrors, junctions, speed. About half fail the first time. Against fear, drive the same quiet way three times, then make it a little longer.',
  },
  {
    id: 'chess-games',
    says: `
      how do I get better at chess
      how do I learn to draw
      how do I learn to sing
      can anyone learn to sing
      can you learn to draw as an adult
    `,
    answer:
      'Short daily practice at the edge of what you can do, with somebody or something that corrects you. Chess: fifteen minutes of tactics and one slow game with a look back. Drawing: copy shapes and shadows of real things, not symbols. Singing: breath and simple songs in your range, recorded. Nearly everyone can learn all three to a pleasing level.',
  },
  {
    id: 'public-speaking',
    says: `
      what helps against stage fright
      how do I give a good speech
      how do I calm down before a talk
      tips for a presentation
      how do I stop shaking when I speak
      how do I memorise a speech
      what if I forget my words on stage
    `,
    answer:
      'Learn the first two sentences by heart and only the headings of the rest. Say it aloud three times, once before one person. Just before, breathe out longer than in, ten times. Nerves drop after the first minute for almost everybody. If you lose the thread, pause, drink, and look at the next heading.',
  },
  {
    id: 'gap-year',
    says: `
      should I take a gap year
      should I take a sabbatical
      how do I take time off to travel
    `,
    answer:
      'Say what it is for in one sentence, cost it by the month with a third in reserve, and ask for it six to twelve months ahead. Write down what you want to be able to say afterwards. Most employers mind a plain explanation less than people fear.',
  },
  {
    id: 'editor',
    says: `
      do I need an editor for my book
      when do I hire a proofreader
      what does an editor cost
      should I pay someone to correct my novel
    `,
    answer:
      'If you send it to agents or publishers, a clean manuscript and two honest readers are enough; they edit it themselves. If you publish it yourself, an editor for structure and one for language are worth the money, some one to two thousand for a novel. Ask for a trial of ten pages first.',
  },
  {
    id: 'celebrate-book',
    says: `
      how do I celebrate finishing something
      I finished, what now
      I feel empty after reaching my goal
      what comes after a big goal
    `,
    answer:
      'Mark it: a meal with the people who bore with you, and a page about how you did it. A low after a great effort is normal and passes in a week or two. Leave a gap before the next aim, and begin that with something small.',
  },
];
