import type { SafetyTexts } from '../answer-texts.ts';

export const en: SafetyTexts = {
  harms: {
    emergency:
      'This may be an emergency, and it cannot wait for a plan. Please call {number} now, or have somebody call for you, and do not drive yourself. If something was swallowed, say what and how much. If it is over and you feel well again, let a doctor see you today.',
    'self-harm':
      'Thank you for telling me. What you describe weighs more than any plan, and you should not have to carry it alone.',
    minors:
      'I will not help with this. A child or teenager cannot consent, and would be hurt. If you have such thoughts and have not acted on them, trained people will talk with you in confidence, without judging you. If somebody under age asks or pressures you, tell an adult you trust.',
    danger:
      'I am glad that you told me. Nobody may hurt, threaten or force you, and it is not your fault, whatever you did. No plan of mine should teach you to bear it. What counts first is that you are safe.',
    violence:
      'I will not help to hurt anyone. If you are as angry or as desperate as it sounds, put some distance between you and them first, and talk to somebody today. There is nearly always a way that does not ruin several lives, yours included.',
    stalking:
      'I will not help with this, because it would frighten or harm another person. What was done to you may hurt a great deal, and that deserves attention: it gets better with distance and with somebody to talk to.',
    withdrawal:
      'Wanting to stop is a good decision. Please do not stop from one day to the next, though: after heavy or long use that can cause seizures and be dangerous to life. Call a doctor or an addiction clinic first; they make it safe, and easier.',
    medication:
      'Please do not stop, raise or replace this medicine on your own: that can be dangerous, even when you feel well. Tell the doctor who prescribed it, or a pharmacist, what bothers you about it. They can change the dose step by step, or find another one.',
    'eating-disorder':
      'I will not draw up a plan for this, because it would harm your body. What you describe is hard to live with, and it can be treated. Please show this message to a doctor, or to somebody who is on your side.',
    'extreme-weight':
      'I will not draw up this plan: so low a weight, so fast a change or so long a fast can harm your heart and your health. Half a kilo to one kilo a week is what doctors advise, and a doctor can tell you which weight is healthy for you. If food and weight fill your thoughts, talk to somebody about that.',
    illegal:
      'I cannot help with this: it is against the law, and it could harm others and you. If money, pressure or a dependence is behind it, there is help for exactly that, and I will gladly plan an honest way with you.',
    money:
      'I will not draw up a plan for this. It could cost you money that you cannot do without, and trying to win losses back makes most people lose more. Please wait a few days, send nothing, and talk it through with somebody who earns nothing from it: a debt adviser is free in many places.',
  },
  people: 'I am a planning coach and cannot give you the help you deserve right now, but people can, today:',
  danger:
    'If you or someone else is in immediate danger, please call {number} now, or go to the nearest emergency department. If you can, tell someone you trust and ask them to stay with you.',
  localNumber: 'your local emergency number',
  closing: 'Your goals can wait. I will be here when you want to come back to them.',
};

/** Follows the help lines where a wish can be planned by itself. */
export const ifMisread =
  'If I misread a long message, I am sorry. Your wish is below: press it now, or whenever you like, and we plan it.';
