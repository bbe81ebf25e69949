import type { Advice } from './advice.ts';

export const adviceOnParents: readonly Advice[] = [
  {
    id: 'reach-out-first',
    says: `
      should I write to my mum now that she is ill
      my dad is unwell, should I get in touch
      what do I even say to my mum after so many years
      what could I write to my brother after all that time
      what can one say to a father after such a long silence
      no idea what to say to my dad after years
      how do I contact my father after years
      should I make the first move
      how do I write to an estranged parent
      how do I get back in touch with my brother
      what if he rejects me
      how do I start talking to my dad again
      should I write to my dad first
      should I be the one to text first
      is it my turn to ring my father
      who should make the first move, me or my sister
    `,
    answer:
      'A short message without the old quarrel: “I have been thinking of you. I would like to hear how you are. No need to answer quickly.” Decide before what you can bear: silence is possible, and it is then not a verdict on you. Tell one friend the day you send it. Small and kind is the whole task.',
  },
  {
    id: 'meet-after-years',
    says: `
      how do I meet my father after years
      what do we talk about when we meet
      meeting an estranged parent, tips
      where should we meet for the first time
      how do I not fight with my dad
      nervous about seeing my dad
    `,
    answer:
      'Choose a café you can leave, an hour with an end, and something to look at or walk past. Begin with the present: work, health, what they read or repair. Leave the past for the third meeting. If it gets hot, “I would like to keep today good” and a change of subject. Afterwards give yourself an evening off.',
  },
  {
    id: 'forgive-parent',
    says: `
      how do I forgive my parents
      do I have to forgive my father
      I'm still angry with my mother
      how do I let go of the past
      can a relationship with a parent be repaired
    `,
    answer:
      'You need not forgive to be at peace, and you need not hurry. Write what it did to you, unsent; then what you wish for now. Forgiving means that you stop paying for it, not that it was right or that they come close again. With violence or abuse behind it, do this with a therapist.',
  },
  {
    id: 'difficult-parent',
    says: `
      my dad only criticises me
      my mother is never satisfied
      how do I set limits with my parents
      my father doesn't listen
      how do I deal with a stubborn dad
      my parents treat me like a child
    `,
    answer:
      'Short visits, one calm sentence and repeat it: “I do not want to talk about that. Shall we …?” Expect the old tune and plan something good for afterwards. Ask them about their youth: people who feel heard criticise less. You cannot change them, only what you answer and how long you stay.',
  },
  {
    id: 'parent-no-reply',
    says: `
      what if my mum never answers
      and if he does not reply, my dad
      what if he ignores my message
      suppose she doesn't write back, my mother
      what do I do if dad never gets in touch
      what if there is no reply from my brother
      he might not answer at all, what then
      my dad hasn't answered my message
      he read it and doesn't reply
      should I write again
      my sister ignores me
      no answer to my letter
    `,
    answer:
      'That would hurt, and the answer is not in your hands: your part is the message. Give it three or four weeks; many read it ten times before they dare. Then one more light line, a photo or a greeting on a birthday, without a question. After that leave the door open and go on with your life. Silence says more about what they can do than about what you are worth.',
  },
  {
    id: 'invite-someone',
    says: `
      how do I invite my dad to my birthday
      should I invite him
      how do I word an invitation to someone I don't talk to
      invite family who don't get along
      how do I ask someone for a coffee
    `,
    answer:
      'Say the occasion, the day, how long and who comes, and make a no easy: “I would be glad if you came for an hour. If it is too much, a call is good as well.” Invite in person or by card rather than before others. Have somebody there who is kind to both.',
  },
  {
    id: 'monthly-call',
    says: `
      how do I keep up calls with my parents
      how often should I ring my mum
      what do I talk about on the phone with my dad
      phone calls with my dad are awkward
      a regular call, how
    `,
    answer:
      'A fixed time makes it easy: the first Sunday at five, twenty minutes. Keep a small list of three things to tell and one to ask; do something with your hands, walking or dishes. Awkward pauses get fewer from the fourth call on. End first, while it is still good.',
  },
  {
    id: 'smoke-pub',
    says: `
      how do I not smoke when drinking
      first party as a non smoker
      everyone around me smokes
      how do I go to the pub without smoking
      my partner still smokes
      smoke breaks at work without smoking
    `,
    answer:
      'Decide before you go in and tell one person. Hold a glass in the hand that held the cigarette, stand inside, drink every second one without alcohol, and leave when it gets hard: early is no defeat. Go out in the breaks with tea instead. After five such evenings it is half as hard.',
  },
  {
    id: 'after-quit-body',
    says: `
      what happens in the body after quitting smoking
      when are my lungs clean again
      how long until I feel better after quitting
      I cough more since I stopped
      benefits of quitting after a year
    `,
    answer:
      'After days breath and taste come back, after weeks the cough loosens (it may get more at first), after three months running gets easier. After a year the risk for the heart is halved, after ten that of lung cancer about halved. A cough for more than three months, or blood, needs a doctor.',
  },
  {
    id: 'nicotine-patch',
    says: `
      do nicotine patches work
      patches or gum
      how long should I use nicotine gum
      is vaping a good way to quit
      hypnosis against smoking
    `,
    answer:
      'Patch and gum together work best: the patch for the ground, the gum for the peaks, for eight to twelve weeks, then slowly less. They about double the chance, with advice still more. Vaping helps some and is less harmful than smoke, but not harmless. For hypnosis there is little proof.',
  },
  {
    id: 'stay-quit',
    says: `
      how do I stay smoke free
      I'm scared of starting again
      how do I avoid a relapse
      stress makes me want to smoke
      one year without, how do I keep it
    `,
    answer:
      'Know your three places where it could happen, and have a sentence for each: “No thank you, I do not.” Keep nothing in the house. When stress comes, the first ten minutes decide: out, walk, call. Count the money and spend some of it on something you can touch. One slip is a slip; the next day is day one of the rest.',
  },
  {
    id: 'they-refuse',
    says: `
      what if my father does not want to see me
      my sister refuses to talk
      he said no to meeting, what now
      how do I cope with being turned away by a parent
      what if she never forgives me
    `,
    answer:
      'Then it hurts, and it is an answer for now, not for ever. Say one sentence that leaves the door open: “I respect that. I would be glad whenever you change your mind.” Do not plead and do not argue. Have somebody with you on the day you ask. What you did well remains: you tried, kindly.',
  },
];
