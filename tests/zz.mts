import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { chromiumArgs } from './support/chromium.ts';
import { firstLoad, repeatVisit } from './bench/measure-load.ts';
import { serveTwins } from './bench/twin.ts';
import { processorOnly, slow4g, threeG } from './bench/profiles.ts';
import { workerReady } from './support/test.ts';
const dirs = process.argv.slice(3);
const what = process.argv[2];
const N = Number(process.env.N ?? 4);
const path='/labour-law-compliance';
const servers = dirs.map((dir, i) => { const port = 4800+i; const p = spawn('npx',['tsx','local-backend/main.ts'],{cwd:dir, env:{...process.env,PORT:String(port),HOST:'127.0.0.1',DATA_DIR:mkdtempSync('/tmp/abd-')}, stdio:'ignore', detached:true}); return {url:`http://localhost:${port}`,p,dir}; });
const browser = await chromium.launch({args:chromiumArgs, executablePath:'/usr/bin/chromium'});
const twins = await serveTwins([path]);
for (const s of servers) for(let i=0;i<100;i++){ try { await fetch(s.url); break; } catch { await new Promise(r=>setTimeout(r,300)); } }
const med=(a:number[])=>{const s=a.toSorted((x,y)=>x-y);return s[Math.floor(s.length/2)]};
try {
 const urls:Record<string,string>={twin:twins.url, ...Object.fromEntries(servers.map(s=>[s.dir,s.url]))};
 if(what==='first') for (const profile of [slow4g, threeG]) {
  const r:Record<string,{fcp:number[],lcp:number[],tbt:number[]}>={};
  for(let i=0;i<N;i++) for(const [k,u] of Object.entries(urls)){ const l=await firstLoad(browser,u+path,profile); const e=(r[k]??={fcp:[],lcp:[],tbt:[]}); e.fcp.push(l.fcp); e.lcp.push(l.lcp); e.tbt.push(l.tbt);}  
  for(const [k,e] of Object.entries(r)) console.log(profile.name,k,'fcp',med(e.fcp),'lcp',med(e.lcp),'tbt',med(e.tbt), (med(e.lcp)!/med(r.twin!.lcp)!).toFixed(2));
 }
 else { const r:Record<string,number[]>={};
  for(let i=0;i<N;i++) for(const [k,u] of Object.entries(urls)){ (r[k]??=[]).push(await repeatVisit(browser,u+path,processorOnly,k==='twin'?async()=>undefined:workerReady,what==='offline'&&k!=='twin')); }
  for(const [k,e] of Object.entries(r)) console.log(what,k,e.map(Math.round).join(' '),'med',med(e),(med(e)!/med(r.twin!)!).toFixed(2));
 }
} finally { twins.stop(); await browser.close(); for(const s of servers) process.kill(-s.p.pid!); }
