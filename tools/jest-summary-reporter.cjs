const { writeFileSync } = require('node:fs');

// Ends every run with the line "N passed, N failed". A suite that could not run counts as a failure.
// TEST_REPORT names a file for a JSON report: number of failures, failed tests with their output, duration of each file.
module.exports = class SummaryReporter {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests ? `, ${results.numPendingTests} skipped` : '';
    const report = process.env.TEST_REPORT;
    if (report) writeFileSync(report, JSON.stringify({ failed, ...reportOf(results) }));
    process.stdout.write(`\n${results.numPassedTests} passed, ${failed} failed${skipped}\n`);
  }
};

function reportOf({ testResults }) {
  const files = testResults.map((result) => ({
    file: result.testFilePath,
    seconds: Math.max(0, (result.perfStats.end - result.perfStats.start) / 1000),
  }));
  return { files, failures: testResults.flatMap(failuresOf) };
}

/** The failures of a file. One that could not run has one failure without a name. */
function failuresOf({ testFilePath: file, testResults, testExecError, console: printed }) {
  const log = (printed ?? []).map(({ type, message }) => `${type}: ${message}`).join('\n');
  if (testExecError) return [{ file, name: '', text: testExecError.stack ?? String(testExecError.message), log }];
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName: name, failureMessages }) => ({ file, name, text: failureMessages.join('\n'), log }));
}
