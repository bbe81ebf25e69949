import type { Advice } from './advice.ts';

export const adviceOnPractice: readonly Advice[] = [
  {
    id: 'writers-block',
    says: `
      I have writer's block
      I stare at the blank page
      how do I get back into my book
      I don't know how my story goes on
      lost interest in my novel
      how do I start writing again
      stuck in chapter two
      cursor blinks, I blink back, an hour gone
      my heroine's been standing at that door since october and I've no idea what's behind it
      wrote 30k in spring, not a word since, how do I get the tap running again
      the poem won't come, three evenings now
      middle of the book and the plot has dried up
      the memoir for my grandchildren stopped at 1961, I can't get past it
      every sentence sounds dead so I close the laptop
      novelists, what do they do when nothing comes
      song lyrics, second verse, stuck since forever
      I open the file, read the last paragraph, and make tea instead of going on with the story
      I know the ending but not how to get my people there
      had a lovely writing streak till the flu, can't find my way into the text any more
      Since my divorce I write nothing. The novel lies there. What would help?
      novel stuck, chapter seven
      for two years it just poured out of me at the kitchen table, then I told my brother in law about it at a barbecue, and since that evening not one sentence
    `,
    answer:
      'Lower the stakes: ten minutes by hand, badly on purpose, beginning with “What I do not know about this scene is …”. Or leave the scene out and write the one you look forward to. Read the last page aloud before each sitting and stop in mid-sentence. A week of that mostly opens it.',
  },
  {
    id: 'read-own-draft',
    says: `
      how do I read my own draft
      what should I look for when rereading my novel
      how do I revise without rewriting everything
      should I fix things while reading the first draft
      how do I judge my own writing
      rereading my old manuscript
      printed all 280 pages, red pen in hand, now what am I looking for
      first time reading my own book from start to finish, one go or in bits
      I start reading my draft and by page three I'm moving commas
      my old manuscript from 2014 turned up in a box, how do I go through it with fresh eyes
      read it aloud or silently when checking your own story
      on screen I see nothing any more, would paper be better for rereading
      want to know if my first draft holds together without changing every line
      am too close to my text, can't tell good from bad when I read it
      reading through chapter one to ten tonight, pencil rules please
      do I correct typos on the first pass or leave them be
      rereading the memoir I wrote last year, how critical should one be
      how do you reread your thesis novel whatever as if a stranger wrote it
      reading my own manuscript, how
      so the first version is done, 310 pages in a ring binder, my husband put a bow on it, and I'm circling it like a cat because I don't know how to read it now
      how long should it rest in the drawer before I look at it again
    `,
    answer:
      'Read it fast, on paper, with a pencil, as if somebody else had written it. Mark only three signs: alive, dull, unclear. Change nothing yet. Afterwards write one page from memory: what it is about, what is missing. That page is the outline of the next draft.',
  },
  {
    id: 'beta-readers',
    says: `
      where do I find readers who are honest with me
      how do I find someone who says what's wrong with my book
      readers who don't only praise, where are they
      how do I get honest readers for my story
      where do I find beta readers
      who should read my manuscript
      how do I ask friends to read my book
      what do I ask test readers
      should I show my draft to family
      how many readers before publishing
      my mum says it's wonderful, my mum says everything is wonderful
      finished the novel and nobody to read it, where do people get readers
      gave it to four friends in may, not one has said a word
      which questions do I put to the people who read my manuscript
      need a couple of test readers for my fantasy thing, strangers would be best
      afraid that someone steals my story if I show it round
      my husband read two chapters and fell asleep, who else could I ask
      one reader loves the ending, the other hates it, who do I believe
      writing group in the library or online swap, where do I get honest opinions on my draft
      do you pay people who read your book before it's out
      should only people from the trade see my crime story before I send it off
      looking for first readers for a children's book, ask real kids?
      test readers, how many
      my sister cried at the end, which would be nice if she didn't also cry at adverts, so I need somebody who reads thrillers and will tell me the truth about the middle
    `,
    answer:
      'Two or three who read such books and are not in love with you. Give them a date of four weeks and three questions: where did you stop, what did you not understand, what do you remember? Ask for no corrections. Thank them, wait a week, and change only what two of them said.',
  },
  {
    id: 'vocabulary',
    says: `
      best way to remember words
      I forget every word I learn
      how many words a day
      how do I memorise things
      norwegian words go in one ear and out the other
      i learn twenty words on monday and by friday three are left
      flashcards bore me to tears, any other way to get words in
      medical latin, 400 terms till june, how do I get them into my head
      my son has a french vocab test every week and forgets it all, what works
      index cards, app or sticky notes on the fridge
      words with der die das never stick with me
      I know the word when I read it but when I need it it's gone
      Japanese characters, about ten daily, too ambitious?
      best moment for words, before bed or in the morning
      my polish vocabulary stands still, always the same 300 words
      is writing them out by hand any use
      words won't stick
      I sit with the box of cards each night after the late shift, I know all of them at eleven, and in the morning on the tram it's as though somebody had wiped the slate
    `,
    answer:
      'Ten new ones a day, in sentences rather than alone, repeated after one, three, seven and twenty days; a flashcard program does the counting. Say them aloud, and use three of them the same day in a message to somebody. Fewer, often, beats many on Sunday.',
  },
  {
    id: 'learn-instrument-adult',
    says: `
      can I learn an instrument at 50
      how often should I practise guitar
      are online music lessons any good
      I'm not musical, can I learn piano
      sore fingers from guitar
      53, never read a note, bought a cello. mad?
      fingertips are on fire after a week of ukulele, does it go away
      my hands are stiff with arthritis, could I still take up the keyboard
      dad wants to begin the trumpet at 71, neighbours permitting
      I'm tone deaf they say, does piano make any sense then
      started drums at forty and my left foot won't listen
      half an hour once a week, is that enough for guitar as a beginner
      got grandad's fiddle and no teacher within fifty miles, online lessons then?
      never had music at school, can somebody like me learn the flute now
      steel strings cut into my fingers, nylon better to start?
      as a late starter on the saxophone, what should I play first
      everyone in my class is eight years old and I'm 46, keyboard lessons, worth carrying on?
      piano at 65, any hope
      the children have moved out, their piano stands there looking at me, I can't read a note and my fingers are gardener's fingers, but I catch myself lifting the lid
      is a teacher needed for the accordion or will videos do
    `,
    answer:
      'Fifteen minutes on five days beat two hours on Sunday. A first song takes four to eight weeks; sore fingertips pass in three. Take at least a few lessons so that hands and posture are right, then mix with videos. Always end with something that you can already play.',
  },
];
