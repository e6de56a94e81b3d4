import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { ORACLE_BOARDS } from '../src/testing/oracle-boards.ts';
import { KEPT_ANSWERS, loadOracle, nameOf } from '../src/testing/routes-oracle.ts';

/** Asks the integer solver about the boards that CI checks, and stores its answers: `npm run oracle`. */

const solve = await loadOracle();
const answers: Record<string, number> = {};
let wrong = 0;
for (const boards of Object.values(ORACLE_BOARDS)) {
  for (const { where, task, find } of boards(1)) {
    const answer = solve(task);
    answers[nameOf(task)] = answer;
    const { optimal, best } = find();
    if (optimal && best === answer) continue;
    wrong++;
    console.error(
      `${where}: the finder says ${best}${optimal ? '' : ' and does not prove it'}, the solver ${answer}`,
    );
  }
}
writeFileSync(KEPT_ANSWERS, `${JSON.stringify(answers, null, 2)}\n`);
console.log(`${Object.keys(answers).length} answers kept, ${wrong} that the finder does not agree with`);
process.exitCode = wrong > 0 ? 1 : 0;
