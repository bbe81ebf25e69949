// Closes every run with one plain line, "N passed, N failed"; a suite that could not run counts as a failure.
module.exports = class SummaryReporter {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests ? `, ${results.numPendingTests} skipped` : '';
    process.stdout.write(`\n${results.numPassedTests} passed, ${failed} failed${skipped}\n`);
  }
};
