import fs from 'node:fs';
import { indexReference } from '@/lib/consistency/methods/offline/reference-index';
import { readUnits } from '@/lib/consistency/methods/offline/units';
import { searchEvidence, credit } from '@/lib/consistency/methods/offline/evidence-search';
import { fragmentDensity } from '@/lib/consistency/methods/offline/fragments';
const dir='/work/shared/data/';
function auc(rows:{y:boolean,s:number}[]){const r=[...rows].sort((a,b)=>a.s-b.s);let rank=0,i=0,sum=0;const P=r.filter(x=>x.y).length,N=r.length-P;while(i<r.length){let j=i;while(j<r.length&&r[j]!.s===r[i]!.s)j++;const avg=(i+1+j)/2;for(let k=i;k<j;k++)if(r[k]!.y)sum+=avg;i=j;}return (sum-P*(P+1)/2)/(P*N)}
function bacc(rows:{y:boolean,s:number}[],T:number){const P=rows.filter(x=>x.y),N=rows.filter(x=>!x.y);return (P.filter(x=>x.s>=T).length/P.length+N.filter(x=>x.s<T).length/N.length)/2}
function best(rows:any){let b=[0,0];for(let t=-2;t<8;t+=.1){const v=bacc(rows,t);if(v>b[0]!)b=[v,t]}return b}
for(const f of ['citecheck-dev','uhgeval','wice','ocnli-dev']){
  const rows:any[]=[];let t0=performance.now();let h1=0,h3=0,hn=0;
  for(const l of fs.readFileSync(dir+f+'.jsonl','utf8').trim().split('\n')){const r=JSON.parse(l);const idx=indexReference(r.reference);
    for(const s of r.segments){if(s.consistent===null)continue;const rd=readUnits(s.text,idx.stems);const {found,credits}=searchEvidence(rd.units,idx);
      const total=rd.units.reduce((a,u)=>a+u.weight,0)||1;const cov3=rd.units.reduce((a,u,i)=>a+u.weight*credits[i]!,0)/total;const c1=found[0]?.coverage??0;const d=fragmentDensity(rd.sequence,idx.fragments);
      const unc=rd.units.reduce((a,u,i)=>a+u.weight*(1-credits[i]!),0);
      const uncR=rd.units.reduce((a,u)=>a+(idx.postings.has(u.key)?0:(idx.openings.has(u.key.slice(0,5))&&u.kind==='word'&&u.key.length>=5)?.4*u.weight:u.weight),0);
      const keys=new Set(idx.postings.keys());const nu=new Set(rd.numbers.filter(n=>!keys.has('#'+n.key)).map(n=>n.key)).size;
      const C=.4*cov3+.3*c1+.3*d;
      rows.push({y:!s.consistent,C,unc,uncR,nu,cov3,c1,d,n:rd.units.length,s0:4*(.75-C)+.8*Math.log(1+unc)+Math.min(nu,2),s1:4*(.75-C)+.8*Math.log(1+uncR)+Math.min(nu,2)});
      if(s.evidence_spans?.length){hn++;const hits=found.map(x=>s.evidence_spans.some((e:any)=>{const [a,b]=idx.sentences[x.sentence]!.span;const o=Math.min(b,e.end)-Math.max(a,e.start);return o>0.5*Math.min(b-a,e.end-e.start)}));if(hits[0])h1++;if(hits.slice(0,3).some(Boolean))h3++;}
    }}
  const ms=performance.now()-t0;
  for(const k of ['s0','s1','C'] as const){const rr=rows.map(r=>({y:r.y,s:k==='C'?-r.C:r[k]}));console.log(f,k,'auc',auc(rr).toFixed(4),'bacc2.2',bacc(rr,2.2).toFixed(4),'best',best(rr).map(x=>x.toFixed(3)).join('@'))}
  console.log('   hit',hn?(h1/hn).toFixed(3):'-',hn?(h3/hn).toFixed(3):'-','seg/s',(rows.length/ms*1000).toFixed(0),rows.length);
}
