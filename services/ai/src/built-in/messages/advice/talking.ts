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
    `,
    answer:
      'Most silence is about their week, not about you. Wait a few days, then send one light line that needs no answer, a photo or “thought of you today”. If it goes on, ask once, plainly: “Is everything all right between us?” And do something with somebody else meanwhile: waiting makes it larger than it is.',
  },
];
