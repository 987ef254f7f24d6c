// A vitest reporter that writes what scripts/lib/test-results.ts reads into the file RESULTS_FILE. Vitest's own JSON
// lacks errors outside of tests, which fail the run too.
import fs from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { lineOf, type Results } from './test-results.ts';

export default class VitestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const withState = (state: ReturnType<TestCase['result']>['state']) =>
      tests.filter((test) => test.result().state === state);
    const failures = [
      ...withState('failed').map((test) =>
        lineOf(test.module.moduleId, test.fullName, test.result().errors?.[0]?.message),
      ),
      ...modules.flatMap((module) => {
        const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
        const errors = [...module.errors(), ...suites];
        return errors.map(({ message }) => lineOf(module.moduleId, 'hors d’un essai', message));
      }),
      ...unhandled.map((error) => lineOf(String(error.VITEST_TEST_PATH ?? ''), 'hors d’un essai', error.message)),
    ];
    const results: Results = {
      passed: withState('passed').length,
      failed: failures.length,
      skipped: withState('skipped').length,
      failures,
    };
    fs.writeFileSync(process.env.RESULTS_FILE ?? '', JSON.stringify(results));
  }
}
