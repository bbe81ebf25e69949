import type { Advice } from './advice.ts';

export const adviceOnNovels: readonly Advice[] = [
  {
    id: 'first-line',
    says: `
      how do I write a good opening
      first sentence of a novel
      how do I begin chapter one
      my first chapter is boring
      how should a story start
      rewrote the opening twenty times, still dead
      starts with the alarm clock, is that a cliche
      page one has to grab them, mine describes the weather
      do I need a prologue
      agents stop after the first page, so what goes on it
      my beginning is all backstory
      where in the story should it begin, before or after the fire
      opening with dialogue, good or bad
      the first paragraph of my crime story just sits there
      what makes you read on after the first line
      got the whole plot but no way in
      readers in my group said they got bored before page five
      it was a dark and stormy night, joking, but what else
      in medias res, how deep
    `,
    answer:
      'Begin as late as possible: somebody wants something, and something is in the way, on the first page. Write any first line for now, you find the real one when you know the end; it often stands on page three already. Read ten first pages that you love and note what made you go on.',
  },
  {
    id: 'chapter-length',
    says: `
      how long should a chapter be
      how many words per chapter
      how many chapters has a novel
      are short chapters ok
      how many pages should a chapter have
      mine run from two pages to thirty, is that a problem
      where to end a chapter
      900 words and it feels complete, too short?
      romance with 60 little chapters, would that annoy people
      numbers or titles for the chapters
      every chapter exactly 2000, or as it comes
      how many scenes go in one
      thriller pace, how brief should they be
      my second chapter is nine thousand words, split it?
      kids' book for eight year olds, length of each part
      do you break it in the middle of the action
      novel of 80k, how many parts does that make
      can a chapter be a single sentence
      no chapters at all, just stars between scenes, allowed?
    `,
    answer:
      'There is no rule: most have 1,500 to 4,000 words, thrillers less, and a novel has 20 to 40 of them. End one where the reader asks a question, not where the day ends. One scene or one change for each is a good measure.',
  },
  {
    id: 'outline-one-page',
    says: `
      how do I write a one page outline
      what goes into an outline
      do I need an outline for my book
      plotting or just writing
      how detailed should my outline be
      everyone in my course plots, I just write, who's right
      the whole story on one sheet, how is that supposed to fit
      plan my thriller or see where it goes
      I outlined for a year and never wrote a line
      what belongs in the skeleton of a novel
      beats, acts, snowflake, all these methods
      index cards on the floor, is that an outline
      don't know the ending yet, can I still map it
      got to chapter eight without a plan and the plot fell apart
      need a rough map of the book before november
      short summary of my own plot, what do I put in
      is a detailed plan killing my fun
      three acts on a page please, how
      how far ahead do writers plan
    `,
    answer:
      'One page: who wants what and why; what happens that cannot be undone; three times it gets worse; the moment all seems lost; how it ends and what has changed. One or two sentences each, in the present. It is a map for you alone and may be wrong from chapter three on.',
  },
  {
    id: 'dialogue',
    says: `
      how do I write good dialogue
      my dialogue sounds stiff
      how do I make characters talk naturally
      said or other words
      how do people in novels speak
      how do I write an argument between two characters
      how do I write a quarrel in a novel
      writing a scene with conflict
      how do I show tension between people in a story
      all my people talk like me
      he said she said he said, looks awful
      two sisters in a kitchen, it reads like a police report
      how to write dialect without it being silly
      they explain the plot to each other, cringe
      my crime inspector sounds like a robot
      teenagers in my book, how do they speak without slang going stale
      exclaimed, muttered, retorted, too much?
      phone calls on the page, any trick
      lovers fighting and it comes out like a soap
      quotation marks or dashes
      pages of talk and nothing happens
      nobody in real life talks like my hero
      make a conversation sound real, go
    `,
    answer:
      'Let each want something other than the one they say, cut greetings and answers, and read it aloud. “Said” is invisible and mostly enough. Give each a word or habit of their own. What is not said carries the scene.',
  },
  {
    id: 'characters',
    says: `
      how do I make characters believable
      my main character is flat
      how do I invent characters
      how do I find names for characters
      how many characters does a novel need
      my heroine is nice and that's all she is
      villain without a reason
      everyone in the book has the same voice
      twelve people in chapter one, my reader got lost
      names, I've a Tom, a Tim and a Tam
      he does what the plot wants and it shows
      hero is basically me but taller
      how well do I have to know them before I begin
      a murderer one can like, how's that done
      side figures more alive than the main one
      do questionnaires about your figures help
      she's based on my gran and feels like cardboard
      they won't surprise me
      what gives a person on paper depth
    `,
    answer:
      'Give each a wish, a fear, and a thing they hide. Put them in a small everyday trouble and write a page of it: a queue, a lost key. Flat ones mostly want too little. Three who are alive carry a novel.',
  },
  {
    id: 'writing-routine',
    says: `
      how do people write books next to a day job
      how do people with full time jobs write a book
      how do others write after a day at work
      how do you write a novel beside a full time job
      I'm dead tired after work, when do people write
      how do authors with jobs find the time
      writing a book next to shifts, how do others do it
      too tired in the evening to write, what do people do
      when do you write with a nine to five
      how much should I write a day
      how do real writers work
      best time of day for writing
      how do I find time to write
      500 words a day realistic?
      write every day or at weekends
      nurse on nights, book on my days off, that's the idea, how do you keep it up
      where do people with twins find an hour for a novel
      6am at the kitchen table or 10pm in bed
      daily word count that's humane
    `,
    answer:
      'Two hundred to five hundred words on most days make a draft in half a year. The same place and hour, before the phone if you can. Count words or minutes, not quality. On days without time one sentence keeps the door open.',
  },
  {
    id: 'is-my-book-good',
    says: `
      how do I know if my writing is any good
      my draft is terrible
      everyone writes better than me
      I hate what I wrote
      should I give up on my novel
      is my story worth telling
      read it again last night, it's rubbish isn't it
      mum loves it, so that says nothing
      a hundred pages in and I think it's worthless
      who am I to write a novel
      sat next to a real author and felt like a fraud with my little story
      a real reader would laugh at my novel, I fear
      four years on this thing, maybe I'm just no good
      what if no one ever wants to read it
      is it talent or am I fooling myself
      my husband fell asleep over it
      reads like a school essay, all of it
      compared to the books I love mine is a joke
      bin it or go on
      can you tell from page ten whether someone can write
    `,
    answer:
      'A first draft is meant to be bad; it only has to exist. Hating it is mostly a sign that your taste is ahead of your hand, and that is how it should be. Leave it for two weeks, then look for ten sentences that are alive. Whether it is good, two readers can tell you, later.',
  },
  {
    id: 'revise-how',
    says: `
      how do I revise a novel
      second draft, where do I start
      how do I cut words
      when is a novel finished
      first draft done on sunday, now what
      118k and it should be 90
      got a pile of paper and a red pen and no plan
      fix the commas or the plot first
      cutting hurts, which scenes go
      how many rounds before it's ready
      my timeline is a mess, he's in two towns on the same day
      draft two feels bigger than draft one
      whole subplot has to come out, how without it all collapsing
      restructure a novel that begins in the wrong place
      what order do you do the rewriting in
      trim 20 thousand words please, tell me where people find them
      leave it a month before touching it?
      polishing page one for the fifteenth time while the ending is missing
    `,
    answer:
      'From large to small: story and order first, then scenes, then sentences, spelling last. Make a list of scenes with one line on what changes in each; where nothing does, cut or join. Three to five rounds are usual. It is finished when changes only make it different.',
  },
  {
    id: 'agent-or-self',
    says: `
      do I need an agent
      self publish or publisher
      how do I find a literary agent
      what does self publishing cost
      how long does it take to get published
      amazon or the proper way
      sent it to eight agencies, not a peep
      a press wants 3000 from me to print it, hm
      poetry, do agents even take that
      query letter, how long
      seventy two years old, I haven't got time for two years of waiting
      what does a cover designer cost
      hybrid publishers, good or crooks
      should I try the big houses first
      small press or on my own
      they want a synopsis and three chapters, do they read them
      want my nan's story in print for the family, fifty copies
      ebook only or print on demand
      how do unknown writers get a deal
    `,
    answer:
      'A publisher pays you and mostly wants an agent; that takes a year or two and many no’s. By yourself it takes weeks, and cover and editing cost 800 to 3,000 if they are to be good. Write the best draft first; then send ten good letters with the first pages, and decide after that.',
  },
  {
    id: 'write-real-people',
    says: `
      can I write about my family
      may I use real people in my novel
      how do I write about my own life
      will my mother recognise herself
      writing about my father
      my ex is all over chapter four
      could my boss sue me for a story about the office
      brother says he'll never speak to me again if I print it
      memoir about my mother's drinking, she is alive
      true story of my village, everybody would know who's who
      changed the names, is that enough
      it's autobiographical and I'm scared of hurting dad
      wrote about the divorce, the kids will read it one day
      do I need permission to put my neighbour in a book
      a famous singer turns up in my novel, ok?
      what I lived through is the book, but it isn't only mine
      how do memoir writers deal with family
      my late husband's secrets, tell or keep
      fiction or memoir, when most of it happened
    `,
    answer:
      'Write the first draft as if nobody would read it; decide later. Then change what makes a person known, or ask them. Truth about yourself is always allowed, about others take care with what could harm them. What hurts to write often carries the book.',
  },
  {
    id: 'self-edit-mood',
    says: `
      how do I revise without getting depressed
      editing makes me hate my book
      I can only see the faults in my text
      rereading my pages is painful
      how do I stay kind to myself while editing
      after an hour of editing I want to burn it
      opening the file makes me feel sick
      rewrote one page all evening, cried
      each time I correct chapter two I get gloomier
      how do other writers bear their own first drafts
      can't tell any more what's good in it, just see mistakes
      the red pen makes me sad
      nice to write, torture to revise
      going over it again tonight, already in a bad mood about it
      i cringe at every second sentence when I go over it
      is there a gentler way of going through the pages
      editing drags me right down, should I stop for a bit
      proofreading my memoir brings everything back up
      it was a lovely book until I began to correct it
    `,
    answer:
      'Give each round one question only, such as: is this scene needed? Work for half an hour, and mark three things that are good before one that is not. Do not repair and judge in the same sitting. Change the look of it, another font or paper, and read aloud. What hurts is the distance between draft and idea; every round shortens it.',
  },
  {
    id: 'front-matter',
    says: `
      what do I write in the acknowledgements of a book
      how do I write a dedication
      whom do I thank in my book
      do I need a foreword
      what comes at the end of a novel
      for my dogs, is that ok as a dedication
      thank the ex or not
      acknowledgements longer than the last chapter, haha
      what goes before page one
      who gets thanked, editor, mum, the cafe?
      about the author, three lines, hate it
      for Anna or to Anna, how does one word a dedication
      page at the back with thanks, how formal
      afterword explaining what's true, good idea?
      copyright page, do I need one if I print it myself
      never know how to thank people without sounding like the oscars
      a quote at the front, do I have to ask
      how have others worded the dedication to a dead parent
      does a poetry book need a preface
    `,
    answer:
      'Half a page is enough: those who read it, those who gave time or a room, one person you could not have done it without, and one thing each did. Plain words, no list of everybody. A dedication is one line. Write both last, when you know whom you really have to thank; a foreword a novel does not need.',
  },
  {
    id: 'stop-editing',
    says: `
      when do I stop editing
      how do I know my book is done
      I keep changing my text
      endless revising of my novel
      when is a draft good enough
      eleventh version and I still move commas
      changed blue to grey, then back to blue, for the third time
      said I'd send it in march, it's november
      is it ready or am I scared
      could go on fiddling with it for ever
      deadline for the competition is friday and I'm still tinkering
      they loved version four, I'm on nine
      the moment to let go of a manuscript, when is that
      my wife says if I touch it once more she'll hide the laptop
      good enough or one more round
      every read throws up another little thing
      finished my book three times now and I'm still at it
      afraid to press send on my novel
      how do painters and writers know they're done
    `,
    answer:
      'When your changes only swap words back and forth, when two readers stumble over nothing important, and when you could not say what the next round is for. Set a date and a number of rounds beforehand, three for example. Then send it to somebody: done and read is worth more than perfect and hidden.',
  },
  {
    id: 'point-of-view',
    says: `
      first person or third
      should I write in the past or the present tense
      I started with I and now I need to know what the killer thinks
      what is head hopping
      an all-knowing narrator, is that old fashioned
      two narrators taking turns, good idea?
      my tenses jump about all over the place
      can a dog tell the story
      how many perspectives does a novel bear
      whose eyes do I tell it through, the mother or the son
      you as a narrator, gimmick or not
      what's an unreliable narrator
      changed chapter three from he to I and it suddenly lives, do I redo it all
      present tense feels breathless, my group hates it
      close third, distant third, I don't get it
      switching viewpoint inside a scene, allowed?
    `,
    answer:
      'Tell it through the one who has most to lose in the scene. First person is close and knows only itself; third in the past is the most forgiving. Change heads only at a break. If you waver, write the same page both ways and read them aloud: one will breathe.',
  },
  {
    id: 'rejected-manuscript',
    says: `
      thirty agents said no to my novel
      got another standard rejection this morning, should I carry on sending
      how many refusals are normal for a book
      they wrote lovely writing but not for us, what does that mean
      my manuscript was turned down again, do I change it or try others
      how do writers cope with rejection
      a year of submissions and not one request for the full thing
      no reply from the publisher for five months, is that a no
      the magazine refused my poem
      should I ask the agent why they passed
      she asked for the whole book and then rejected it, gutted, what next
      is my book bad if nobody wants it in the trade
      competition longlist, not shortlist, same as always
      when do you put a rejected novel in the drawer and write the next
      keep a list of all the no's or forget them
      collecting rejection letters since 2019, any author had as many
    `,
    answer:
      'Dozens of no’s are usual, also for books that later found a home; most say only “not for my list”. No requests at all: change the letter and first pages. Requests but then no: look at the book, and send in rounds of eight. And begin the next one meanwhile; it makes each letter lighter.',
  },
];
