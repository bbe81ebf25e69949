import './styles.css';

const nextTask = () => new Promise<void>((begin) => setTimeout(begin));

/** Evaluates the scripts in tasks of their own: as one they would block a slow phone for a fifth of a second. */
async function begin(): Promise<void> {
  await import(/* webpackMode: 'eager' */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: 'eager' */ '@pathwise/federation/router');
  await nextTask();
  const [{ reportInstances }, { start }] = await Promise.all([
    import(/* webpackMode: 'eager' */ '@pathwise/federation/instances'),
    import(/* webpackMode: 'eager' */ './app/start.tsx'),
  ]);
  reportInstances();
  const root = document.getElementById('root');
  if (root) start(root);
}
void begin();
