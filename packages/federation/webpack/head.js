// Runs before the first paint. The build writes it into each page (head-script.mjs).
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // storage may be forbidden: the system's theme stays
  }
  // the hash of the bare path names another page than the one that the HTML begins with
  if (location.pathname === '/' && location.hash) document.documentElement.dataset.opening = 'none';
  // A page begins with who is signed in, a member's page also with its data. Asked here, the answers travel while the
  // app still downloads (src/early-answers.ts). The gateway says whether the browser has a session.
  const says = (name) => document.querySelector(`meta[name="pathwise:${name}"]`) !== null;
  if (says('visitor')) {
    answerPrerendered();
    return;
  }
  const day = new Date();
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
  const two = (part) => String(part).padStart(2, '0');
  const monday = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  // the introductions stand above the members
  const ofMembers = ['/api/introductions', '/api/users/all'];
  const ofPage = {
    '/': ['/api/goals', '/api/dashboard/stats'],
    '/goals': ['/api/goals'],
    '/plan': [`/api/weekly-tasks?startDate=${monday}`],
    '/diary': ['/api/diary/my-entries'],
    '/members': ofMembers,
    '/explore': ofMembers,
  };
  // Preview begins with the goals, whatever page is behind it. Asked for only once the page is drawn, the introductions
  // and planned days would delay its largest paint
  const isPreview = says('member') && location.search === '?view=preview';
  const ofMember = says('member') && location.search === '' ? ofPage[location.pathname] : undefined;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const answers = {};
  const ask = (call) => {
    // read to its end: an answer that nobody reads would hold its connection
    answers[call] = fetch(call, {
      credentials: 'include',
      headers: { accept: 'application/json', 'pathwise-time-zone': zone },
    }).then(async (answer) => new Response(await answer.blob(), answer));
    answers[call].catch(() => {});
  };
  const ofPreview = ['/api/goals', '/api/introductions'];
  for (const call of ['/api/user', ...(isPreview ? ofPreview : (ofMember ?? []))]) ask(call);
  window.__pathwiseEarly = { answers, at: performance.now() };
  if (isPreview) void askForRecentGoal().catch(() => {});

  // Preview opens the most recent goal (the planner's src/roadmap/preview.tsx)
  async function askForRecentGoal() {
    const goals = await (await answers['/api/goals']).clone().json();
    const { id } = goals.find(({ status }) => status === 'active') ?? goals[0];
    for (const part of ['', '/unified-milestones', '/ai-suggestions']) ask(`/api/goals/${id}${part}`);
    ask(`/api/weekly-tasks/planned?goalId=${id}`);
  }

  // Until the app replaces the prerendered page, Enter is remembered and a chip fills the field. The app takes both over
  // (the shell's src/landing/prompt-form.tsx).
  function answerPrerendered() {
    const inPage = (event, selector) => event.target.closest(`[data-prerendered] ${selector}`);
    document.addEventListener('keydown', (event) => {
      const field = inPage(event, 'textarea');
      if (!field || event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
      event.preventDefault();
      field.dataset.sent = '';
    });
    document.addEventListener('click', (event) => {
      const chip = inPage(event, '[data-prompt]');
      if (!chip) return;
      const field = document.querySelector('[data-prerendered] textarea');
      field.value = chip.dataset.prompt;
      field.focus();
    });
  }
})();
