const { writeFileSync } = require('node:fs');

// Closes every run with one plain line, "N passed, N failed"; a suite that could not run counts as a failure.
// FAILED_FILES names a file to leave the failed test files in, as JSON: { failed, files }.
module.exports = class SummaryReporter {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests ? `, ${results.numPendingTests} skipped` : '';
    const list = process.env.FAILED_FILES;
    if (list) writeFileSync(list, JSON.stringify({ failed, files: failedFiles(results) }));
    process.stdout.write(`\n${results.numPassedTests} passed, ${failed} failed${skipped}\n`);
  }
};

function failedFiles({ testResults }) {
  return testResults.filter((file) => file.numFailingTests > 0 || file.testExecError).map((file) => file.testFilePath);
}
