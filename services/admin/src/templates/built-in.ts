import type { MailTrigger } from '@pathwise/contracts/mail';

export interface Template {
  subject: string;
  /** What stands between the heading and the foot of a mail. `sanitise.rules.ts` lists its elements. */
  html: string;
}

/** The templates that Pathwise comes with. An address that begins with `/` leads to the site. */
export const builtInTemplates: Readonly<Record<MailTrigger, Template & { name: string }>> = {
  welcome: {
    name: 'Welcome',
    subject: 'Welcome to Pathwise',
    html: `<h1>Welcome, {{firstName}}</h1>
<p>It is good to have you here. Pathwise turns a goal in your own words into a roadmap, and the roadmap into a week you can work with.</p>
<p>Three things to start with:</p>
<ol>
<li><strong>Write one goal.</strong> A sentence is enough, such as “Run a half marathon by May”.</li>
<li><strong>Look through the roadmap.</strong> Change what does not fit you. It is your plan.</li>
<li><strong>Put one step into this week.</strong> Small is fine.</li>
</ol>
<p><a class="button" href="/#goals">Write your first goal</a></p>
<p class="quiet">Sage, your coach, is in the chat beside every page. Ask whatever you like.</p>`,
  },
  goalAchievement: {
    name: 'Goal achievement',
    subject: 'You did it: {{goalTitle}}',
    html: `<h1>You did it, {{firstName}}</h1>
<p>You have completed a goal:</p>
<blockquote><strong>{{goalTitle}}</strong></blockquote>
<p>That took steps on days when it was easy and on days when it was not. Take a moment to enjoy it before you plan the next thing.</p>
<p>Some people like to write down what worked while it is fresh. Your diary is a good place for that.</p>
<p><a class="button" href="/diary">Open your diary</a></p>`,
  },
  premiumUpgrade: {
    name: 'Premium upgrade',
    subject: 'Welcome to Pathwise Premium',
    html: `<h1>Thank you, {{firstName}}</h1>
<p>Your account is premium now. This is new for you:</p>
<ul>
<li><strong>As many goals as you like.</strong> The limit of three is gone.</li>
<li><strong>Members.</strong> Write to people whose goals are close to yours.</li>
<li><strong>Accountability, challenges and mentorship.</strong> Find somebody to keep going with.</li>
</ul>
<p><a class="button" href="/accountability">Find an accountability partner</a></p>
<p class="quiet">Your plan and your receipts are on the <a href="/subscription">subscription page</a>.</p>`,
  },
  weeklyProgress: {
    name: 'Weekly progress',
    subject: 'Your week on Pathwise',
    html: `<h1>Good morning, {{firstName}}</h1>
<p>Here is where your goals stand, and what could come next.</p>
<div>{{progress}}</div>
<p><a class="button" href="/plan">Plan this week</a></p>`,
  },
  betaPremiumWelcome: {
    name: 'Beta premium welcome',
    subject: 'You have one of the first 100 places',
    html: `<h1>Welcome to the beta, {{firstName}}</h1>
<p>You are one of the first 100 people with the beta plan. Thank you for your trust.</p>
<p>For a year you have everything of premium: as many goals as you like, members, accountability, challenges and mentorship.</p>
<p>You see Pathwise while it is still taking shape, so your word counts. <a href="/support">Write to us</a> about what helps you and what is in your way. We read every message.</p>
<p><a class="button" href="/">Open Pathwise</a></p>`,
  },
};
