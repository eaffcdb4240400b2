/** Italian words that hold a sentence together: their English, a colon, every form; "_" joins a phrase, nothing before the colon drops it. */
export const italianGloss = `
the: il lo la i gli le l
a: un uno una
: si ci ne dunque pure ecco vi
I: io
you: tu ti lei voi te
we: noi
he: egli lui
she: ella
they: loro essi esse
it: esso essa ciò
me: mi me
my: mio mia miei mie
your: tuo tua tuoi tue vostro vostra vostri vostre
our: nostro nostra nostri nostre
their: suo sua suoi sue
this: questo questa quest
these: questi queste
that: quello quella quell quel ché
those: quelli quelle quei quegli
such: tale tali
same: stesso stessa stessi stesse medesimo medesima
who: chi
that: che
what: cosa che_cosa cos cos'è
which: quale quali qual
of which: cui
when: quando
where: dove dov dov'è
why: Perché perche come_mai
how: come com com'è
how much: quanto quanta quant'è
how many: quanti quante
how long: quanto_tempo per_quanto_tempo da_quanto_tempo quanto_dura
how often: ogni_quanto quante_volte con_quale_frequenza con_che_frequenza
at what time: a_che_ora a_quale_ora
until when: fino_a_quando entro_quando
until what time: fino_a_che_ora
from when: da_quando a_partire_da_quando
and: e ed
or: o oppure ovvero
but: ma però tuttavia bensì
if: se qualora
because: perché poiché siccome
while: mentre
although: benché sebbene
as soon as: appena non_appena
as long as: finché
in order to: al_fine_di
so that: affinché
therefore: pertanto perciò
not: non
no: nessun nessuno nessuna no
nothing: niente nulla
never: mai
neither: né neppure nemmeno
someone: qualcuno
something: qualcosa
no longer: non_più
not yet: non_ancora
yes: sì
of: di d
of the: del della dei delle degli dell dello
to: a ad
to the: al alla ai alle agli all allo
from: da a_partire_da
from the: dal dalla dai dalle dagli dall dallo a_partire_dal a_partire_dalla
in: in
in the: nel nella nei nelle negli nell nello
on: su
on the: sul sulla sui sulle sugli sull sullo
with: con
with the: col coi
without: senza
for: per
within: entro entro_il entro_la entro_le
until: fino fino_a fino_al fino_alla fino_alle fino_ai sino sino_a sino_al
at the latest: al_più_tardi
at the earliest: al_più_presto
since: sin
before: prima prima_di prima_del prima_della in_anticipo anticipatamente previamente
after: dopo dopo_il successivamente poi
during: durante nel_corso_di nel_corso_del
outside: fuori al_di_fuori_di all_esterno
inside: dentro all_interno
between: tra fra
against: contro
towards: verso
under: sotto
over: sopra oltre
behind: dietro
in front of: davanti davanti_a
beside: accanto accanto_a
near: presso vicino
besides: inoltre
except: tranne salvo eccetto ad_eccezione_di
because of: a_causa_di a_causa_del
instead of: invece invece_di anziché al_posto_di
despite: nonostante malgrado
according to: secondo conformemente in_base_a ai_sensi_di
in case of: in_caso_di in_caso_d
approximately: circa
per day: al_giorno
per month: al_mese
per year: all_anno all'anno
per week: alla_settimana a_settimana
per person: a_persona per_persona a_testa
per hour: all_ora all'ora
each: ciascuno ciascuna ciascun ognuno
every: ogni
all: tutto tutta tutti tutte
every day: tutti_i_giorni ogni_giorno
both: entrambi entrambe ambedue
other: altro altra altri altre
several: diversi diverse parecchi parecchie vari varie
some: alcuni alcune qualche certi certe
any: qualsiasi qualunque
many: molti molte
much: molto molta
few: pochi poche
little: poco poca
more: più maggiore
more than: più_di più_del
less: meno
less than: meno_di
most: maggior_parte
too: troppo
enough: abbastanza sufficiente
only: solo soltanto solamente unicamente esclusivamente sola soli sole
also: anche altresì
still: ancora
already: già
again: di_nuovo nuovamente
always: sempre
often: spesso
sometimes: talvolta a_volte
soon: presto
now: adesso attualmente
today: oggi
tomorrow: domani
yesterday: ieri
then: allora
there: lì là
here: qui qua
very: assai
so: così
together: insieme
directly: direttamente
immediately: immediatamente subito senza_indugio
at least: almeno come_minimo
at most: al_massimo tutt_al_più
maximum: massimo massima
exactly: esattamente
possibly: eventualmente forse
normally: normalmente di_norma di_regola
for example: per_esempio ad_esempio
there is: c'è c_è vi_è
there are: ci_sono vi_sono
there was: c'era
must: bisogna deve devono devo devi dobbiamo dovete dovrà dovranno dovrebbe dovrebbero debba debbano doveva dovevano dovere dovuto occorre occorrono dev
can: potranno può possono posso puoi possiamo potete potrà potranno possa possano potere poter
could: poteva potevano potrebbe potrebbero potuto potrei
want: vuole vogliono voglio vuoi vogliamo volere vorrei voluto
is: è
are: sono siamo siete
be: essere sarà saranno sia siano esser
being: essendo
been: stato stata stati state
was: era fu
were: erano furono
would be: sarebbe sarebbero
is being: viene vengono verrà verranno veniva venivano
has: ha
have: hanno ho hai abbiamo avete avere avrà avranno abbia abbiano aver
having: avendo
had: aveva avevano avuto
would have: avrebbe avrebbero
the first: la_prima
do: faranno fare fa fanno faccio fai facciamo fatto fatta far farà
go: andare vado vanno andiamo andato andata
goes: va
come: venire venuto venuta
take: prendere prende prendono prendo preso presa
put: mettere mette mettono messo messa
give: dare dà
get: ricevere riceve ricevono ricevo ricevuto ottenere ottiene ottengono ottenuto
say: dire dice dicono detto
know: sapere sa sanno so
see: vedere vede vedono visto
find: trovare trova trovano trovato
stay: restare resta rimanere rimane rimangono rimasto stare sta stanno
need: serve servono bisogno ho_bisogno
takes: ci_vuole ci_vogliono
happens: succede accade capita
takes place: ha_luogo si_tiene si_svolge si_terrà avrà_luogo
apply: vale valgono si_applica si_applicano
use: usare usa usato utilizzare utilizza utilizzato
long: lungo lunga lunghi lunghe
new: nuovo nuova nuovi nuove
old: vecchio vecchia vecchi vecchie
large: grande grandi
small: piccolo piccola piccoli piccole
good: buono buona buoni buone buon
better: meglio migliore migliori
high: alto alta alti alte
own: proprio propria propri proprie
first: primo primi una_prima della_prima alla_prima nella_prima prima_volta per_prima
second: seconda
third: terzo terza
last: ultimo ultima ultimi ultime
next: prossimo prossima prossimi prossime
following: seguente seguenti successivo successiva successivi
half: mezzo mezza metà
o'clock: alle_ore dalle_ore
hours: ore
hour: ora
minutes: minuti
day: giorno
days: giorni
week: settimana
weeks: settimane
month: mese
months: mesi
year: anno
years: anni
once: una_volta
twice: due_volte
time: volta
times: volte
people: gente persone
mr: signor sig
mrs: signora sig.ra
francs: franchi
cents: centesimi
percent: per_cento
in writing: per_iscritto
weekend: fine_settimana
appointment: appuntamento
chf: chf
`;
