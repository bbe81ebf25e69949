import { type Kind, step, tip } from '../kind.ts';

export const leaveAReligion: Kind = {
  id: 'leave-a-religion',
  category: 'personal',
  name: 'Leave a religion and stay in peace',
  slots: {
    group: {
      words: [
        'Jehovah’s Witnesses|jehovahs witnesses|jw|witnesses',
        'Mormon church|mormon|lds',
        'Catholic Church|catholic',
        'Islam|muslim',
        'evangelical church|evangelical|pentecostal',
        'Orthodox Judaism|haredi|ultra orthodox|hasidic',
        'Scientology',
        'cult|sect',
        'church',
        'Hinduism|hindu',
      ],
      otherwise: 'community',
    },
    person: { from: 'person', otherwise: 'your family' },
  },
  ask: {
    question: 'How safe is it for you to be open?',
    chips: ['Safe, but sad for family', 'I would lose family or home', 'I only want the formal exit'],
  },
  hoursAWeek: 2,
  unhurried: true,
  overview:
    'You will see what is at stake, secure safety, money and papers where needed, find people who have left too, decide whom you tell and how, do the formal step, and rebuild values, feasts and friends.',
  approach:
    'Nobody has to be told at once, and nobody has to be convinced. Loss of community hurts even when leaving is right, so new people come before the last door closes. Grief, anger and guilt for a year or two are normal.',
  done: 'You live as you believe, the formal exit is on paper if you want it, and you have people and days to celebrate.',
  cautions: [
    'Where leaving can bring violence, forced marriage or loss of home, plan in secret with a confidential help line and save papers first. If you feel that life is not worth living, call a crisis line now. Therapists who know religious trauma can help.',
  ],
  steps: [
    step(
      'Write what you believe now and what you risk',
      'For you alone, in a safe place. What have I left already, what do I keep, what would {person} do, who pays my rent? Risk decides the order of the next steps.',
      ['Write one page', 'Mark risks: home, work, children, safety', 'Choose a safe phone or email'],
      0.7,
    ),
    step(
      'Talk to somebody who has left',
      'Groups of former members of the {group}, a confidential line, a forum without your name. Ask: what was hardest, what would you do first, whom can I trust?',
      ['Find a group or line', 'Write or call once', 'Save the contact under another name'],
      1,
    ),
    step(
      'Make home, money and papers safe',
      'Own account, identity papers, copies, emergency bag, a friend’s sofa, job. If you are dependent, wait until this stands. With children ask a family lawyer first.',
      ['Collect papers and copies', 'Open an own account', 'Agree on a place for an emergency'],
      3,
    ),
    step(
      'Decide whom you tell, when and how much',
      'Three rings: safe now, later, never. Sentence: I no longer believe or belong as before; I love you; I do not want to argue. You need no proofs.',
      ['Draw the three rings', 'Write the sentence for {person}', 'Plan the end of the talk'],
      1.5,
    ),
    step(
      'Tell the first person from the safe ring',
      'Quiet place, own way home. Listen to sadness, do not debate. Ask for one thing: keep it to yourself, or stay in touch.',
      ['Choose day and place', 'Say the sentence', 'Call a friend afterwards'],
      1,
    ),
    step(
      'Do the formal exit where there is one',
      'Church tax office, registry, letter of resignation to the {group}, removal of data. Keep proof. Think first about burial, godparents, job with church employers, marriage.',
      ['Look up the rule', 'Write or go', 'File the proof'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Build new people, days and meaning',
      'Sports club, choir, humanist group, volunteering, another community. New rituals for births, Sundays, deaths. Keep what was good: singing, silence, helping.',
      ['Join one weekly group', 'Invent one ritual', 'Keep one good thing'],
      12,
    ),
    step(
      'Agree with {person} on how to stay in touch',
      'Feasts, grace at table, what is not discussed, children. Start small: a walk, a meal. Where doors stay closed, write once a year and look after yourself.',
      ['Propose one meeting without debate', 'Agree on feasts', 'Review after half a year'],
      2,
    ),
  ],
  suggestions: [
    tip('Leave slowly if you can', 'Fewer tasks, fewer meetings.', 'One a month', 'Say tired'),
    tip('Write a letter you do not send', 'Anger finds words.', 'Burn or keep', 'Wait'),
    tip('Read stories of leavers', 'You are not alone.', 'Library', 'Private list'),
    tip('Name what you keep', 'Not all was bad.', 'Ten things', 'Thank silently'),
    tip('Prepare for holidays', 'The first are hard.', 'Plan company', 'New dish'),
    tip('Find a therapist who knows', 'Ask about religious trauma.', 'First talk', 'Change if not right'),
    tip('Do not debate online', 'It eats nights.', 'Mute', 'Walk'),
    tip('Let doubt rest', 'You need no new system at once.', 'A year', 'Curious'),
    tip('Try small freedoms', 'Coffee, trousers, music.', 'One a week', 'Notice'),
    tip('Care for those who stay', 'They fear for you.', 'Birthday card', 'Kind'),
    tip('Keep children out of the fight', 'Both views, no shame.', 'Age words', 'Court if needed'),
    tip('Allow grief', 'A world is gone.', 'Tears', 'Group'),
  ],
};
