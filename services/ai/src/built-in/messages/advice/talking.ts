import type { Advice } from './advice.ts';

export const adviceOnTalking: readonly Advice[] = [
  {
    id: 'apologise-late',
    says: `
      can I say sorry after ten years
      how do I say sorry after a long time
      is it too late to apologise
      how do I write an apology letter to an old friend
      I hurt someone years ago and want to make it right
      apologising long after, how
      fell out with my maid of honour in 2009, my fault, can I still write
      I was horrible to a girl at school, thirty years back, it still bothers me
      never said sorry to my brother for the will business, he's 70 now
      is an apology after two decades weird
      owe someone an apology from way back, letter or phone
      an old colleague I blamed for my mistake, years ago, do I contact her
      my first wife deserves a sorry, even now, how do I word it
      would she care to hear sorry from me after all these years
      making amends to people from my drinking years, how does such a letter begin
      long overdue apology, what belongs in it and what not
      How does one apologise decades afterwards without asking for forgiveness?
      i bullied a boy, we are both grown now, how can i make it right
      sorry after so long, does it open old wounds
      found my old teacher online, I was vile to him, should I write that I regret it
    `,
    answer:
      'It is hardly ever too late, if it asks for nothing. Write by hand or as a short message: name the one thing you did, without “but” or reasons; say that you see what it meant for them; say that they need not answer. Three to five sentences are enough. Then leave the door open and do not follow up.',
  },
  {
    id: 'answer-a-message',
    says: `
      what do I answer when my father writes after years
      my dad rang, what should I say to him
      what do I write back to my sister
      he texted me out of the blue, what do I say
      my mother called, what now
      how do I reply to an ex who wrote
      what should I say when I call her back
      what can I tell him after all this time
      what do you think I should tell her
      what would you say to him
      what do you think I should write to my dad
      message from dad after six years, 'hope you are well', what on earth do I write back
      my birth mother wrote!! what do I answer
      got a card from my sister, first in ages, I don't know how to reply
      ex texts 'thinking of you', reply or not, and what
      mum left a voicemail crying, what do I say when I ring
      he wants to meet for coffee, what do I write him
      my son finally answered, now I'm scared of the wrong word
      how do I answer without sounding cold
      half brother I never met has written to me, help with the reply
      she wrote one line, do I write a long one back
      old friend pops up after the quarrel with 'hey', how would you answer
      I've typed and deleted the answer to my father ten times
      Which tone is fitting when a parent writes after a long silence?
      what can i reply him, my uncle, after the thing with the house
    `,
    answer:
      'Something short and open, for example: “Thank you for calling, it was good to hear you. I would like to talk some time.” Or, with a next step: “Shall we have a coffee one of these weeks? No big talk, just to see each other.” Or careful: “I was surprised, I need a little time, and I am glad you rang.” Which of the three tones is yours?',
  },
  {
    id: 'say-no',
    says: `
      how do I turn down an invitation
      how do I say no to my boss
      I can't say no to people
      how do I refuse politely
      how do I stop saying yes to everything
      how do you say no to a friend without hurting
      they always ask me to bake for the fete and I always say yes
      people pleaser, sick of it
      my sister wants me to babysit again on Saturday, how do I wriggle out
      how do I get out of a hen do nicely
      i say yes and then i hate myself
      friend wants to move in for a month, no is the answer but how
      neighbour borrows everything, how do I refuse
      colleague asks for a lift every day, I need a kind no
      can't go to the christening, how do I decline
      a polite line for turning down a favour please
      committee wants me as treasurer, I can't face it, how do I say so
      mother in law invites us every sunday, one no and there's drama
      How may I decline without giving reasons?
      why is no so hard to say
    `,
    answer:
      'Thank, say no in one sentence, and give no long reason: “Thank you for asking. I can’t take that on this month.” If you like, offer something smaller or later. Buy time first: “I will tell you tomorrow.” The bad feeling lasts a quarter of an hour; a yes you regret lasts weeks.',
  },
  {
    id: 'friend-drift',
    says: `
      my friends never have time
      a friendship is fading, what can I do
      I always have to make the first move
      how do I keep in touch with old friends
      we've drifted apart
      my friends don't reply
      how do I revive a friendship
      we used to talk daily, now it's birthdays, can one turn that round
      if I don't write to my friends nobody does
      my best friend has a baby and I've vanished from her life
      always me who rings, never them
      the old gang has fallen apart, how do I bring it back
      friends since school and now we've nothing to say, let it go?
      moved for work and the friends at home fade one by one
      how often do people write to friends to keep it going
      she's got new mates and I'm the spare wheel, what can I do
      my mates are all busy with kids, nobody comes out any more, how do I get them together
      How does one keep up friendships across decades?
      one sided friendship, stay or leave
      warming up an old friendship without being a pain, how
      cancelled on me 4 times now, should i still try
    `,
    answer:
      'Make it small and regular: a voice message on the walk home, a fixed breakfast every first Saturday. Say it once without reproach: “I miss our evenings, shall we find a day?” Some people are glad and simply bad at beginning. Where nothing comes back three times, put your time into somebody else without a quarrel.',
  },
  {
    id: 'partner-not-supportive',
    says: `
      my boyfriend gets jealous of my training
      my wife complains that I spend every evening on my project
      he says I care more about my hobby than about him
      she is cross because I am always at my desk
      my husband sulks when I go out to practise
      how do I explain to my partner that this matters to me
      my partner is jealous of my goal
      my boyfriend hates that I'm never home because of the gym
      my partner doesn't support my goal
      my husband makes fun of my plan
      my wife thinks it's a waste of time
      how do I get my family behind me
      nobody at home takes my goal seriously
      my girlfriend is annoyed that I train so much
      he rolls his eyes when I get my books out
      my wife says the allotment is my mistress
      she laughs at my singing lessons, it hurts
      husband thinks I'm too old for the nursing course and says it daily
      every time I sit down to write he needs something
      my other half calls my shop idea a fantasy
      boyfriend brings home cake while I try to lose weight, on purpose I think
      my parents think music is no career and won't listen
      how do I get him on board with me training for the half
      family moans when I'm off to choir
      We quarrel about the hours I spend on my degree. How do we solve that?
      my fella sulks cos im always at language class
    `,
    answer:
      'Tell them in a quiet hour why it matters to you, and ask what worries them: mostly it is time, money or being left out. Agree on fixed hours that are yours and on some that are theirs. Ask for one small concrete thing, such as Tuesday evenings. Interest often comes with the first visible result.',
  },
  {
    id: 'small-talk',
    says: `
      I never know what to say at parties
      how do I keep a conversation going
      how do I talk to strangers
      awkward silences, help
      what can I talk about with colleagues
      lift with the boss, silence, death
      in-laws for dinner and after the weather I'm out of topics
      wedding table full of strangers, what do I talk about
      school gate chats, I just stand there
      my answers are always one word and then nothing comes
      how do you get out of a conversation politely
      hairdresser talk stresses me, what can one say
      conversation starters that aren't the weather?
      i never know what to ask people back
      works do tonight, no idea what to say to anyone
      what do people talk about on a first coffee with a neighbour
      As a foreigner I find small talk hard. What do people say?
      gaps in the chat with people make me panic, how do I fill them
      tell me a couple of harmless questions for the staff party
    `,
    answer:
      'Ask about the thing in front of you both, then about their part in it: “How do you know our host? How did you get into that?” Listen for one word and ask on from there; tell one small thing of yours in between. Leaving is simple: “It was nice to talk, I will get myself a drink.” Two questions are enough preparation.',
  },
  {
    id: 'kids-screen',
    says: `
      how much screen time for a child
      my kids won't get off the tablet
      how do I limit my son's gaming
      phone rules for teenagers
      when should a child get a phone
      tantrums when I switch the tv off
      8 yr old throws the remote when I turn it off
      tablet at breakfast, tablet at dinner, what rule would help
      daughter is 11 and the only one in class without a phone, she says
      3 hours of games a day, he's 13, too much?
      how do other families do it with phones at the table
      my teen takes the mobile to bed, what rule would work
      telly for a two year old, yes or no
      grandchildren only stare at their screens when they visit, what can I do
      console war with my boy every evening, help
      I'm glued to my own phone so what can I tell the kids
      What limits are sensible for a ten year old?
      she says one more episode and then its an hour
      is one hour tablet for a 5 year old ok
      screens off without screaming, how
    `,
    answer:
      'Agree on when rather than on how long: after homework, not at meals, not in the bedroom at night, and for all, parents too. Announce the end ten minutes before, at a natural break. Offer what comes instead. Rules last that the child helped to make.',
  },
  {
    id: 'make-up-with-sibling',
    says: `
      how do I make up with my brother
      my sister and I have fallen out
      how do we bury the hatchet
      how do I end a family quarrel
      I want peace with my sister, how
      how do I make the first step after a row
      not spoken to my brother since the funeral, how do we get back to talking
      sister blocked me over the inheritance, is there a way back to her
      we shouted at christmas and now it's february, somebody has to give
      who should ring first, he or I
      how do I mend things with my twin
      Mum wishes we'd make peace, my sister and me, before her 80th
      my brother and I, two mules, how does it end
      big row at the wedding and the whole family takes sides, how to patch that up
      he owes me money and we don't talk, I'd rather have the brother
      first words after a fight with my sister?
      peace with my brother would be nice but he was wrong too
      What gesture could reconcile two brothers?
      the argument about the house still sits between us siblings, how to get past it
      peace offering for my sis, what could it be
    `,
    answer:
      'Somebody has to go first, and it may be small: “I do not like that we do not talk. I miss you. Shall we have a walk?” No proof of who was right; say your own part in one sentence. If they are not ready, leave it open for a few weeks. A thing done together, cooking or carrying, mends more than the great talk.',
  },
  {
    id: 'friend-silent',
    says: `
      what do I do when a friend does not write back
      she leaves me on read
      my friend ignores my messages
      is he angry because he does not answer
      how long do I wait for a reply from a friend
      sent three messages, two blue ticks, nothing
      seen at 14.02, no reply, did I do something
      he always answered within the hour and now it's five days
      my best mate has gone quiet on me
      ghosted by a friend of 20 years
      should I write again or is that pushy
      she posts pictures but won't answer me
      how long is it normal for a friend not to reply
      no answer since I told her about the baby, what does it mean
      I read too much into it when a mate doesn't text back, how do I stop waiting
      what do I write when someone's been silent for a month
      A friend does not react to my letters. May I ask why?
      ignored in the group chat, again
      i keep looking if he has written
    `,
    answer:
      'Most silence is about their week, not about you. Wait a few days, then send one light line that needs no answer, a photo or “thought of you today”. If it goes on, ask once, plainly: “Is everything all right between us?” And do something with somebody else meanwhile: waiting makes it larger than it is.',
  },
];
