import { readFileSync } from 'node:fs';
import { loadGame } from '../src/interop/import.ts';
import { parseSiteGame } from '../src/interop/site-file.ts';
import { titleFor } from '../src/interop/titles.ts';
import { replaySteps } from '../src/core/match.ts';
const out: {ms:number}[]=[];
for (const path of process.argv.slice(2)) {
  const file = parseSiteGame(readFileSync(path,'utf8'));
  const title = titleFor(file.title)!;
  const { match } = loadGame(title as never, file);
  const game = title.game as any;
  let state = game.setup(match.players.length, (await import('../src/core/game.ts')).resolveOptions(game, match.ruleSet, match.options), match.seed);
  let n=0;
  for (const action of match.actions as any[]) {
    n++;
    if (action.type==='run_routes') {
      const t=performance.now();
      let first=0;
      const a = game.routing.best(state, {onBetter: ()=>{ first ||= performance.now()-t; }});
      const ms=performance.now()-t;
      const played = game.routing.judge(state, action.routes.map((r:any)=>r));
      const p = 'refused' in played ? `${played.code}` : `${played.revenue}+${played.subsidy}`;
      out.push({ms});
      const s=a.sets[0];
      const flag = !('refused' in played) && (played.revenue > s.revenue) ? 'WORSE!!!' : !('refused' in played) && played.revenue < s.revenue ? 'better' : '';
      if (process.env.V || ms>30 || flag) console.log(n, s.runs.map((r:any)=>r.name).join(), 'played',p,'best',`${s.revenue}+${s.subsidy}`, a.optimal, ms.toFixed(1), 'first', first.toFixed(1), JSON.stringify(a.work), flag);
    }
    const r = game.apply(state, action);
    state = r.state;
  }
}
out.sort((a,b)=>a.ms-b.ms);
const q=(p:number)=>out[Math.min(out.length-1,Math.floor(out.length*p))]?.ms.toFixed(1);
console.log(out.length,'runs p50',q(.5),'p95',q(.95),'max',q(1));
