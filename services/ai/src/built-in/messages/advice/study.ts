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
      I read the chapter five times and by the next day it's gone
      everything goes in one ear and out the other when I learn for class
      highlighters everywhere, still nothing sticks
      tell me a study method that actually works, not the one from school
      best method to get a whole textbook into my head?
      flashcards or summaries
      rereading my notes does nothing, what instead
      paper cards or an app with cards, which is better for studying
      i learn the names of the bones and forget them again after two days
      what's the most efficient way to study for a nursing course
      54 and back at school, my head's a sieve, how do I get the stuff to stay
      spacing it out, how many days between one round and the next
      my study technique is rubbish, nobody ever taught me how
      is it better to learn in one go or in bits
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
      exam on Friday week, syllabus like a phone book, where do I start
      ten days to my finals and I've barely opened a book
      two weeks, six topics, a job and a toddler, how do I divide the revision
      i have maths test in 5 days and know nothing pls help
      revision timetable for three weeks, how do you build one
      left it far too late for the theory test, what's the smartest way now
      Last-minute preparation for a state examination, any advice?
      how should the final days before the bar exam look
      should I pull an all nighter before my exam
      gcse mocks after the holidays and ive done zilch
      so much to revise so little time, what do I leave out
      past papers or notes, with one week to go
      what's the best use of the last three days before an oral
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
      my mind goes white the second they hand out the paper
      hands shaking, heart racing, every single exam
      i know it all at home and in the hall its gone
      how do people keep calm in an oral exam
      what can I do against panic in the test
      feel sick before every test since I was twelve, any tricks
      fine all week until the night before the exam, then pure panic
      what do I do if I blank halfway through the paper
      third attempt at the theory test and I'm terrified, how do I get a grip on the nerves
      My daughter cries before her exams. What could help her?
      blackout in the viva, how to avoid
      nerves on exam day, breathing or what
      tips for test anxiety pls
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
      sit down to study and ten seconds later I'm on videos
      phone in hand again instead of the book, help
      cant focus for toffee with the group chats pinging
      meant to read my notes and ended up on the feed for an hour, how do I stop that
      every notification pulls me out of my work, what can I do
      two hours at the desk, twenty minutes of it work, the rest was the phone
      I open one tab to look something up and end in thirty
      how to study in a loud flat share
      apps that block apps, do they work
      what do I do with my mobile while I revise
      attention span of a goldfish when I study, how to train it
      Which measures help against distraction during homework?
      how do I stop reaching for the phone every time it gets hard
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
      25 and 5, is that the tomato thing
      explain the pomodoro to me, my tutor swears by it
      how long should the breaks be between study blocks
      heard about working in blocks, how does that go
      is 50 minutes too long in one go
      after how many minutes does the brain switch off
      timer method for learning?
      what's the difference between time blocking and a to do list
      deep work in plain words please
      how many of those 25 minute rounds a day are sensible
      My colleague talks of time boxes, what is that
      what do I do in the five minute breaks of the tomato thing
      should I stop when the timer rings even if I'm in the flow
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
      six months of evening classes and I can order soup, is that normal
      how many years till one is fluent in Arabic, roughly
      from zero to B1, hours?
      moving to Portugal in a year, does anyone learn the language that quickly
      is Polish hard for an English speaker
      which one's quicker, Italian or German
      the owl on the phone, does one really learn a language from it
      is an app enough or does one need lessons for Turkish
      How many words make a conversation possible?
      i am 63 and my grandchildren talk Dutch, how long does it take to understand them
      Korean with half an hour a day, how far does one get in a year
      mandarin takes forever, or does it
      easiest language for a lazy person?
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
      I read the paper in French fine but in the bakery I freeze
      understanding is ok, speaking is a disaster
      my accent gives me away after one word, can it be changed
      nobody here to talk Spanish with, how do I get speaking practice
      my mouth won't open when I have to talk English at work
      married to a Greek for ten years and still don't dare speak at his mother's table
      tandem partner, what do you do with one
      how not to lose my Japanese now that I've left Tokyo
      my Russian is rusting, how little is enough to keep it
      grammar perfect, talking zero
      talking to myself in German, does that count as practice
      How can I improve my pronunciation?
      i make so much mistakes when i talk english, what to do
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
      got grandad's accordion, how long until it sounds like music
      first song on the ukulele, how many weeks
      are videos enough for guitar or is a teacher a must
      55, stiff fingers, piano, hopeless?
      fifteen minutes a day on the violin, does it lead anywhere
      self taught drums, possible?
      cello takes how many years till neighbours stop knocking
      my son wants trumpet, how long before it's bearable
      teacher every week is too expensive, is every two weeks ok
      How much daily practice does a beginner on the flute need?
      can a grown up still learn to read music and play
      when can a beginner expect to play simple carols on the keyboard
      which is quicker to learn, guitar or piano
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
      stuck at the same speed on the same scale for months
      I play it through from start to end every day and the hard bar never gets better
      same wrong note same place every time
      my practising is just noodling, how do I make it count
      an hour on the sax each day and I sound the same as in spring
      how do you get a tricky passage clean
      plateau on the drums, ideas?
      slow practice, does it really work
      recording yourself practising is awful, is it worth it
      what should half an hour of piano practice consist of
      My teacher says I practise wrong. How does one practise right?
      i can play it slow but not fast, how to bring it up to speed
      no progress in singing since spring, what do I change in the way I practise
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
      pile of unread books by the bed, higher every month
      I buy books and don't read them
      used to devour novels, now I can't get past page ten
      asleep after two pages every night, when do other people read
      is 20 books a year a lot
      how do bookworms find the time to read
      should I force myself through a boring book
      speed reading, humbug or not
      audio books, do they count as reading
      e-reader or paper if one would like to read more
      how do I get back into reading after uni killed it for me
      half finished books all over the house
      i read so slow, one page 4 minutes, what can i do
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
      my draft is 42k words, is that a novel
      180000 words, too long for a debut?
      60k enough for a crime story?
      word count for a fantasy book pls
      children's book for 8 year olds, how many words
      when does a short story become a novella
      how thick is a book of 90000 words
      What is the customary length of a debut novel?
      pages to words, how do you convert
      romance novels are how long normally
      130 pages and the story is over, is it too short for a book
      at 400 words a day when would a whole book be there
      ya book length?
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
      come home at seven, cook, kids, and then the page stays empty
      too knackered at night to write a single line
      write before or after the shift, what's better for a tired head
      after nine hours on the till my head has no sentences left
      how to keep the book alive on weekdays
      novel on hold since the new job, how do I squeeze it in
      half asleep over my manuscript every evening
      how few words a day still make sense
      my writing hour gets eaten by everything else, any trick
      night owl with an early shift, when should I write
      evenings are dead for writing, what then
      blank after work, how do I get three lines out
      tired brain, story wants out, what's the smallest way to keep at it
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
      I have a beginning and an end and a hole in the middle of my story
      plot all over the place, how do I get some order into it
      idea for a thriller, no idea how to build it
      should I plan the whole book before I write or just go
      what does one decide before chapter one
      three acts, five points, what does a plot need
      how much plotting is too much
      how do I turn an idea into a story that holds
      planning a family saga, where does one begin
      post-its on the wall, does that work for plotting
      My characters do what they want and the plan of the book is worthless, do I need one
      outline for a memoir, how
      story map?? how do u make one
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
      first draft finished, do I start cutting straight away
      read my draft again and it's all wrong, in which order do I fix it
      how long should a manuscript rest before I touch it again
      commas or chapters first
      fourth round of corrections on the book and no end
      who do I give the manuscript to, my husband finds everything great
      what do I ask my test readers
      are two drafts enough
      how do pros rework a novel
      I keep polishing page one, how do I get on with revising the rest
      print the manuscript or edit it on screen
      what is a beta reader for
      The draft is done. How is a revision usually gone about?
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
      finished novel in the drawer, how does it get into a shop
      literary agents, where do you find them
      thirty rejections from agents, shall I bring the book out myself
      a publisher wants 4000 from me to print my book, is that normal
      self pub or trad, what pays
      what belongs in a query letter
      synopsis, one page or three
      I wrote a picture book for my grandkids, how do others get to read it
      poetry book, does anybody print that
      costs of bringing out a book on my own?
      do I send the whole manuscript or only chapters
      How does one approach a literary agency?
      publishing under a pen name, how
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
      stuck on the introduction of my thesis for six weeks
      my dissertation is a blank file with a title
      20 pages in three months, supervisor asks, I hide
      topic for my bachelor paper too broad, how do I narrow it
      which chapter of a thesis do I write first
      how many pages a week for a master's thesis
      afraid to show my prof the bad draft
      literature review eats me alive, when do I stop reading and write
      thesis with a part time job, how does one get through
      doctorate year 4, no end in sight, how do people get theirs written
      How is a methods chapter structured?
      i cant find a research question
      how many words a day for a 60 page paper
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
      python or javascript for a total beginner
      baker, 41, never programmed, where does one start with coding
      coding bootcamp, worth the cash?
      kid wants to make games, which language first
      watched forty tutorials and can't write a line on my own
      tutorial hell, how do I get out
      is it too late to become a developer now that ai writes the code
      how many months of evenings until a junior job
      what should my first small program be
      is maths necessary for programming
      html isn't even coding says my cousin, so what do I learn
      excel macros at work made me curious about programming, what's a sensible way in
      learn to code at 60, silly?
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
      thinking of going back to uni at 47, mad?
      everyone on the course would be younger than my kids
      left school at 16, can I still do a degree
      open university or evening college
      work full time and study law on the side, does that go
      I'd be 52 when I graduate, does that pay off
      distance learning with three children, who manages that
      is a degree still worth anything at my age
      How many hours weekly does a part-time degree demand?
      they'd recognise my old nursing diploma, should I do the bachelor
      mature student, what do I have to reckon with
      dropped out at 20, tempted to finish it at 38, sensible?
      try one module first or enrol straight away
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
      fractions finish me off, and I'm a grown man
      never understood algebra, is there hope
      failed maths twice, where do I even begin to catch up
      my lad's homework is beyond me and we both end up crying
      9 year old hates sums, how do I help without a fight
      statistics for my psychology course, I see only letters
      times tables, how do you get them into a child
      maths blocked since a horrible teacher
      need percentages for the apprenticeship test and I've forgotten how they go
      how do people suddenly get good at maths
      Which way is best for refreshing school mathematics?
      how much should I help my daughter with her homework
      am i just too stupid for equations or is it practice
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
      45 lessons and the instructor still says not yet
      roundabouts did for me on the driving test again, how do I get through it
      passed theory, scared stiff of the motorway
      how many hours till the practical normally
      examiner makes me sweat, any tips for the driving test
      licence at 50, how many lessons does one need
      haven't driven for eight years and feel afraid behind the wheel
      stalled at every light, is that normal after ten lessons
      parallel parking, how do you get it
      which mistakes make you fail the practical straight away
      After an accident I no longer dare to drive. What helps?
      automatic or manual for nervous learners
      test in ten days and my mock had 6 faults, book another lesson?
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
      stuck at 1100, blundering every second game
      openings or tactics, what brings more
      my drawings look like a five year old's
      faces, i cant draw faces
      tone deaf, at least my wife says so, can that be trained
      shower singer, how do I get better
      chess puzzles every day or whole games
      my granddaughter beats me at chess, how do I catch up
      learning to sketch at 60, where to begin
      is singing talent or practice
      How does one improve at drawing hands?
      draw from photos or from life
      I sing flat in the choir, what can I do at home
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
      best man speech in june and I sweat already
      voice goes wobbly in front of the class
      have to speak at my father's 70th, how do I get through it without trembling
      knees like jelly before every talk
      reading it off or learning it by heart, for a speech
      council meeting, three minutes to speak, how do I do it without shaking
      first sermon on Sunday, how do I stay calm up there
      i get red in the face when all look at me
      lost the thread last time and stood there like a post, how to avoid
      how do actors remember all that text
      presenting to 200 people, what to do in the last ten minutes before
      How does one begin a speech?
      toast in a foreign language, tips
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
      school's over, everybody goes to Australia, should I
      a year off before uni, waste or not
      twelve years in the same firm, six months out, would that be madness
      how do I ask my boss for a sabbatical
      half a year of travelling costs how much
      does a year off look bad on paper
      unpaid leave, how do people arrange that
      au pair year or straight to college
      my daughter wants a year out after her exams, good idea?
      career break at 50, mad or wise
      Is a sabbatical advisable before a promotion?
      what can you do in a year between school and work
      time out with kids, possible?
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
      is 1500 for editing my novel fair
      copy edit, line edit, what on earth do I need
      my aunt was a teacher, can't she correct the manuscript
      self publishing a memoir, is an editor a must
      does a spell checker replace a proofreader
      proofread before I send it to agents?
      how do I find a decent editor and not a crook
      English isn't my first language, should I pay somebody to go over my book
      what does a proofreader take per page
      paid editor or is a friend with a red pen enough
      Do publishers edit the book themselves?
      spent everything on the cover, can I skip the editing
      trial edit, how many pages
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
      handed in my thesis and feel nothing
      marathon done, medal on the wall, and now there's a hole
      after the exam I just sat there, empty, is that normal
      book finished after four years, how do I mark it
      the wedding's over and I'm flat as a pancake, does that pass
      two years for this degree and suddenly free evenings, what do people do with them
      reached it and now I miss having something to chase
      is it normal to be down after you've made it
      what do people do when the big project is done
      straight on to the following goal or have a rest when one is reached
      goal done, feel lost without it
      How might one honour the end of a long project?
      champagne or just sleep, how do you celebrate a finished quilt
    `,
    answer:
      'Mark it: a meal with the people who bore with you, and a page about how you did it. A low after a great effort is normal and passes in a week or two. Leave a gap before the next aim, and begin that with something small.',
  },
];
