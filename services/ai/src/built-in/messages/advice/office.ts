import type { Advice } from './advice.ts';

export const adviceOnOffice: readonly Advice[] = [
  {
    id: 'feedback',
    says: `
      how do I take criticism
      my boss criticised my work
      I got bad feedback
      how do I deal with negative reviews
      how do I tell a colleague that something bothers me
      got my review sheet back covered in red and i want to crawl under the table, how to deal
      my supervisor said my reports are sloppy. not sure if i should defend myself or just nod
      every time someone corrects me I go bright red and start explaining myself
      three star review for my cakes and I have reread it twenty times
      she tells me my translation is wooden, how must I react on this
      criticism hits me like a punch, I'd like to take it better
      Teacher tore my essay apart. What do I take from it and what do I ignore?
      need to tell the new lad his timekeeping is a problem, without crushing him
      the intern smells of smoke and customers have noticed, someone has to say it nicely
      my choir leader says I sing flat, took it very personally
      be honest, do I answer a bad review online or leave it alone
      wording for telling a workmate he talks over me in every meeting
      customer complained about my work, boss wants to talk about it on monday and I get defensive so easily
      can't take criticism
      my thesis supervisor wrote eleven comments on page one alone and I have been hiding from her in the corridor since thursday, there must be a grown up way to go through that
      how to give feedback to somebody older than me
    `,
    answer:
      'Taking it: breathe, ask for one example and for what good would look like, say thank you, and decide the next day what is true of it. Giving it: soon, alone, one situation, what it did to you or the work, and a wish: “Yesterday in the meeting … I would like …”. One point at a time.',
  },
  {
    id: 'presentation',
    says: `
      how do I give a good presentation
      how many slides for ten minutes
      I have to speak in front of my team
      how do I start a talk
      I'm scared of presenting
      10 min talk on friday about our new till system and I haven't got a single slide
      my slides are full of text and I just read them off, everyone falls asleep
      got to present the budget to the parish council, never done one
      school project talk, 5 mins, where do i even begin
      they gave me twenty minutes at the staff day and I ramble
      powerpoint or no powerpoint
      I know my stuff but my presentations come out dull as dishwater
      forty slides for a quarter of an hour, too many?
      Kindly advise how one structures a lecture for colleagues from other departments
      first pitch to investors next month, how to build it up so they stay awake
      need an opener for my talk on bees, not a joke please
      gotta explain my poster at a conference, two minutes each, english is not my language
      notes on cards or learn it by heart, for the speech in front of the department
      talk structure, ten minutes
      so I'm the youngest in the department and of course they picked me to present the quarterly numbers to forty people, I can do excel but I've no idea how you make that interesting
      what is a good ending for a talk, I always finish with erm that's it
    `,
    answer:
      'One message that fits in a sentence, three points, one example each. Begin with the example. Slides with a picture or a few words, about one a minute. Say it aloud three times, once to somebody, with a clock. Know the first two sentences by heart; the rest follows.',
  },
  {
    id: 'shouted-at',
    says: `
      my boss shouts at people, what should I do
      how do I react when someone yells at me
      what do I do after being humiliated at work
      is my boss bullying me
      how do I report bullying
      should I go to HR about my manager
      the head chef throws pans and swears at us daily, do I have to put up with that
      he roars at me across the workshop and I just freeze, what would be a good reply
      third time this month she has called me stupid before the customers. where does one complain
      my manager picks on me every shift and nobody says a word, is that mobbing
      keep a diary of what he says or is that over the top
      ward sister snaps and belittles the students, who can we turn to
      she slams doors and calls me useless. I cry in the loo. Do I go to the union
      i never know what to say back when he loses it with me
      Would a complaint to personnel against my superior only make matters worse?
      trainee here, the boss insults me and the others laugh along, what can I do about it
      my director bellows in meetings, I want to stand up to him once, calmly
      colleagues leave me out on purpose and hide my tools, is that bullying and who do I tell
      scared of reporting my team leader cos I might lose the job
      bullied at work, who helps
      it started with little digs about my accent and now the shift leader yells at me across the kitchen nearly every day, my sister says write it all down but then what
      what are my rights when the foreman screams at me
    `,
    answer:
      'In the moment, few words: “I want to talk about it, but not like this.” Write down what was said, when and who heard it. Ask for a talk under four eyes the next day and say what you expect. If it goes on, your notes go to the next manager, a works council, union or HR. It is not your task to bear it.',
  },
  {
    id: 'quit-without-new',
    says: `
      can I quit without a new job
      should I quit my job
      I hate my job, should I leave
      is it ok to leave after six months
      thinking of handing in my notice
      nothing lined up but I can't do one more month in that call centre
      just walk out and look afterwards, or is that daft
      savings for about four months, job is killing me, jump or not
      my husband says never quit before you've signed the next one. I'm not so sure
      six weeks in and I already know it's a mistake, leave during probation?
      would it look terrible on paper to go after half a year
      thinking of chucking the warehouse job before christmas with no plan b
      I am 58 and want to stop at this firm, though no other post is in sight
      letter of resignation is in my drawer since march and I don't dare
      If I resign with nothing in hand, how much money ought I to have put by
      crying every morning in the car park, do I just quit
      hand in the notice now and take the summer off, brave or stupid
      stick it out till I find something else or get out while I still have nerves
      resign with nothing lined up?
      I earn well, I sleep badly, I've got about nine months of rent in the bank and every cell in my body says hand it in on friday, tell me if that's reckless
    `,
    answer:
      'Ask what exactly you would leave: the tasks, the people, the hours or the pay. Try to change one of them for a month. Meanwhile look once a week, that costs nothing. Leave without something new only with three to six months of expenses, or when it makes you ill; then a doctor comes first.',
  },
  {
    id: 'linkedin',
    says: `
      is linkedin useful
      how do I write my profile summary
      should I post on linkedin
      how do I reach out to recruiters
      cold message to a company, how
      what do I write on linkedin
      my profile says student and nothing else, what do I put in there
      which photo for linkedin, the wedding one cropped or a proper one
      the about section, I stare at it for hours
      no clue what to write as my headline, I'm a nurse who does a bit of teaching
      feels like bragging to post about my work on there
      message to a recruiter, three lines, what goes in
      wrote to fifteen firms cold and got nothing back
      connected with 500 strangers and nobody ever offered me anything
      should I accept everyone who asks to link up
      got a recruiter in my inbox, no idea what one writes back
      I have only two jobs to show on my page, looks empty
      asking a stranger about his job on there, pushy or fine?
      linkedin headline ideas
      after twenty two years in the same hotel I have to show myself on the internet and my daughter says the profile reads like a gravestone, what would a recruiter want to see there
    `,
    answer:
      'A headline that says what you do for whom, five lines with two results in figures, and a photo in which you look friendly. Then write to ten people a month who do what you want to do: two sentences, one real question, no request for a job. That brings more than a hundred applications sent blind.',
  },
  {
    id: 'work-mistake',
    says: `
      sent the salary list to the whole company by accident, what do I do now
      I messed up an order at work and nobody has noticed yet
      how do I tell my boss that I made a mistake
      forgot to book the hall, event's in a week, and it's on me
      should I own up or fix it quietly
      gave a customer the wrong change, 200 out, and I feel sick
      I deleted the shared folder. how do I confess that
      wrong dose on the chart, caught in time, do I have to report it myself
      keep replaying the blunder from tuesday's meeting, how do others shake that off
      what do I say after a mistake that cost the firm money
      as an apprentice I ruined a worktop, the master does not know it yet
      my typo is on 5000 flyers, own up how
      reply all with a rude remark about a client, how do I repair this
      made an error in the figures, the board has already seen them
      two slip ups in one week on the job, how do I win their trust back
      How should one admit a fault to a superior without losing face?
    `,
    answer:
      'Say it soon and yourself: what happened, what it means, what you have already done, and what you suggest now. No long excuses, and no blame on others. Afterwards change one thing so that it cannot happen the same way again, and tell them. Most mistakes look much smaller after a week.',
  },
  {
    id: 'appraisal',
    says: `
      annual review on the 12th and I have to fill in a self assessment, what goes in
      how do I prepare for my appraisal
      performance talk with my boss next week, no idea what to bring
      what do I write under achievements this year
      my review says meets expectations and I expected more
      the form asks for goals for the coming year and my head is blank
      first staff review of my life on thursday, what happens there
      rated 2 out of 5, I think that's unfair, can I object
      where do you see yourself in five years, they always ask in the yearly talk
      I'm too modest in my appraisals and then nothing changes
      end of probation chat, how should I get ready for it
      Mitarbeiter talk once a year, how you call it, what do I say there about myself
      what can I ask my manager in the yearly meeting
      do I mention at the review that I'm bored
      school wants a self evaluation from each teacher, how honest should it be
      my development plan is empty, which targets does one put there
    `,
    answer:
      'Write down beforehand three things that went well, with figures or names, one that did not, and what you want next. Ask what good would look like, and agree on one or two aims with a date. Afterwards send a short email with what you both said. If a judgement seems unfair, ask for time and answer in writing some days later.',
  },
  {
    id: 'call-in-sick',
    says: `
      woke up with a fever and the shift starts at seven, how do I tell them
      is a text ok for calling in sick or must I ring
      I always feel guilty reporting sick
      how do I call in sick
      throwing up since four, boss hates when people are off, what do I write
      do I have to say what I've got when I'm off ill
      from which day do they want a doctor's note
      third time off sick this winter and I worry what they think
      can I take a sick day because my head can't any more
      short message to my manager that I'm not coming in today
      drag myself in with flu or stay in bed, the team is short
      kid has a temperature, who do I have to inform at work
      signed off for a week, am I allowed to go to the shops
      Please, what is the polite form to announce illness to the employer?
      off sick and they keep emailing me, must I reply
      migraine again, half my leave is gone on it, does that count as sick
    `,
    answer:
      'Tell the right person before your shift begins: “I am ill and cannot work today. I will let you know this evening how it is.” In most places you need not name the illness, and your contract says from which day a note is needed. Hand over only what cannot wait. Then rest: a day in bed costs the team less than passing it on.',
  },
];
