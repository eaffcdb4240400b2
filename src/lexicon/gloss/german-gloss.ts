/** German words that hold a sentence together: their English, a colon, every form; "_" joins a phrase, nothing before the colon drops it, a full stop wants it last in its clause. */
export const germanGloss = `
the: der die das den dem
of the: des
a: ein eine einen einem einer eines eins
: sich zwar eben denn ja doch mal halt eigentlich wohl beziehungsweise bzw ein.
I: ich
you: du dir dich Sie Ihnen euch
we: wir
us: uns
he: er
them: ihnen
him: ihm ihn
they: sie
it: es
one: man
me: mir mich
my: mein meine meinen meinem meiner meines
your: Ihr Ihre Ihren Ihrem Ihrer Ihres dein deine deinen deinem deiner deines euer eure euren eurem eurer
our: unser unsere unseren unserem unserer unseres
their: ihr ihre ihren ihrem ihrer ihres
its: sein seine seinen seinem seiner seines
this: dieser diese dieses diesen diesem dies
that: jener jene jenes jenen jenem dass daß
such: solch solche solcher solches solchen derartige
same: gleiche gleichen gleicher gleiches gleichem dasselbe dieselbe derselbe denselben
who: wer
whom: wem wen
whose: wessen dessen deren
what: was
which: welche welcher welches welchem welchen
what kind of: was_für_ein was_für_eine was_für_einen was_für
when: wann
where: wo
where to: wohin
from where: woher
why: warum weshalb wieso wozu
how: wie
how much: wie_viel wieviel
how many: wie_viele wieviele
how long: wie_lange wie_lang
how often: wie_oft wie_häufig
how high: wie_hoch
how large: wie_gross wie_groß
how far: wie_weit
how old: wie_alt
how soon: wie_schnell wie_bald
how late: wie_spät
at what time: um_wie_viel_uhr um_wieviel_uhr um_welche_zeit
until when: bis_wann
from when: ab_wann seit_wann
with what: womit
for what: wofür
about what: worüber wovon
on what: worauf woran
where in: worin
by what: wodurch
and: und sowie
or: oder
but: aber jedoch allerdings sondern hingegen
if: wenn falls sofern ob
because: weil da_sie da_er
as soon as: sobald
as long as: solange
while: während_sie indem
although: obwohl obschon
so that: damit
therefore: deshalb daher darum deswegen somit folglich
as: als
than: als_die als_der
in order to: um_zu
not: nicht
no: kein keine keinen keinem keiner keines nein
nothing: nichts
nobody: niemand niemandem niemanden
someone: jemand jemandem jemanden
something: etwas
never: nie niemals
neither: weder
nor: noch_die
yes: jawohl
in: in im ins innen
into: hinein herein
at: an bei beim um
on: am auf aufs
to: zu zum zur ans
with: mit
without: ohne
for: für fürs
from: von vom aus ab
until: bis bis_zum bis_zur bis_am bis_spätestens_zum
at the latest: spätestens
at the earliest: frühestens
since: seit seitdem
before: vor vorher bevor ehe zuvor vorab vorgängig
after: nach nachdem nachher danach anschliessend anschließend
during: während während_der während_des
within: innert innerhalb binnen innerhalb_von innert_von
outside: ausserhalb außerhalb draussen draußen
between: zwischen
against: gegen gegenüber
by: durch
through: hindurch
over: über übers
about: bezüglich betreffend hinsichtlich
under: unter
around: rund herum
approximately: ungefähr circa ca etwa zirka
behind: hinter dahinter
beside: neben
besides: ausserdem außerdem zudem ferner überdies
except: ausser außer ausgenommen mit_ausnahme
because of: wegen aufgrund infolge
instead of: anstatt anstelle
despite: trotz trotzdem
according to: gemäss gemäß laut zufolge nach_massgabe
per: pro je
each: jeweils jeweilige jeweiligen
every: jede jeder jedes jeden jedem
all: alle allen aller alles allem sämtliche sämtlichen
both: beide beiden beides
other: andere anderen anderer anderes anderem sonstige sonstigen übrige übrigen weitere weiteren weiterer weiteres
further: weiter weiterhin
several: mehrere mehreren mehrerer verschiedene verschiedenen
some: einige einigen einiger manche manchen ein_paar einzelne einzelnen
certain: bestimmte bestimmten gewisse gewissen
many: viele vielen vieler
much: viel vieles
few: wenige wenigen
little: wenig
more: mehr
more than: mehr_als
less than: weniger_als
less: weniger
most: meisten meiste
enough: genug genügend ausreichend
only: nur bloss bloß lediglich ausschliesslich ausschließlich erst
also: auch ebenfalls ebenso gleichfalls
even: sogar selbst
still: noch immer_noch
no longer: nicht_mehr
not yet: noch_nicht
already: bereits schon
again: wieder erneut nochmals
always: immer stets jederzeit
often: oft häufig oftmals
sometimes: manchmal gelegentlich
soon: bald demnächst
now: jetzt nun derzeit aktuell
today: heute
tomorrow: morgen
yesterday: gestern
then: dann
there: da dort dorthin
here: hier hierher
up: hinauf herauf
very: sehr besonders
too: zu_viel
so: so also
together: zusammen gemeinsam miteinander
alone: allein alleine
directly: direkt unmittelbar
immediately: sofort umgehend unverzüglich sogleich
at least: mindestens zumindest wenigstens
at most: höchstens maximal
up to: bis_zu bis_auf
maximum: maximale maximalen maximaler
minimum: minimale minimalen minimaler
exactly: genau
possibly: allenfalls gegebenenfalls eventuell möglicherweise vielleicht
normally: normalerweise üblicherweise grundsätzlich in_der_regel
for example: zum_beispiel z.b beispielsweise
there is: es_gibt gibt_es gibt's
there was: es_gab gab_es
must: muss müssen musst müsst musste mussten müsste müssten muß gemusst
may: darf dürfen darfst dürft durfte durften dürfte dürften gedurft
can: kann können kannst könnt
could: konnte konnten könnte könnten gekonnt
should: soll sollen sollst sollt sollte sollten
want: will wollen willst wollt wollte wollten möchte möchten möchtest
is: ist
are: sind seid
am: bin
be: sein. sei seien werden werde
been: gewesen
was: war wurde warst
were: waren wurden
is being: wird
become: worden geworden
would: würde würden wäre wären
has: hat
have: haben habe hast habt
had: hatte hatten hätte hätten gehabt
does: tut
do: tun getan macht machen mache machst gemacht
let: lassen lässt lass gelassen
gets: bekommt kriegt erhält
get: bekommen kriegen bekomme kriege kriegst erhalten erhalte bekam erhielt
give: geben gibt gebe gegeben gab
take: nehmen nimmt nehme genommen nahm
come: kommen kommt komme gekommen kam
go: gehen geht gehe gegangen ging
stay: bleiben bleibt bleibe geblieben blieb
stand: stehen steht gestanden stand
lie: liegen liegt lag lagen gelegen
need: brauchen braucht brauche brauchst benötigt benötigen
apply: gilt gelten galt galten
takes place: stattfindet stattfinden stattgefunden findet_statt
know: weiss weiß wissen
say: sagen sagt gesagt
find: finden findet finde
put: legen legt stellen stellt
bring: bringen bringt gebracht mitbringen
use: verwenden verwendet benutzen benutzt nutzen nutzt genutzt
long: lange lang langer langen
new: neu neue neuen neuer neues neuem
old: alt alte alten alter altes
large: gross groß grosse große grossen großen grosser großer grosses großes
small: klein kleine kleinen kleiner kleines
good: gut gute guten guter gutes
better: besser bessere besseren
high: hoch hohe hohen hoher hohes
higher: höher höhere höheren
own: eigene eigenen eigener eigenes eigenem eigen
first: erste ersten erster erstes erstem zuerst
second: zweite zweiten zweiter zweites
third: dritte dritten dritter drittes
last: letzte letzten letzter letztes
next: nächste nächsten nächster nächstes
whole: ganz ganze ganzen ganzer ganzes gesamte gesamten gesamter
half: halb halbe halben halber halbes
monday: montags
tuesday: dienstags
wednesday: mittwochs
thursday: donnerstags
friday: freitags
saturday: samstags Sonnabend
sunday: sonntags
january: Jänner
o'clock: Uhr
mr: Herr Herrn
mrs: Frau
francs: Franken
cents: Rappen
hours: Stunden
minutes: Minuten
day: Tag Tags Tages
days: Tage Tagen
week: Woche
weeks: Wochen
month: Monat Monats Monates
months: Monate Monaten
year: Jahr Jahres Jahrs
years: Jahre Jahren
people: Leute Leuten Personen
percent: Prozent
in writing: schriftlich schriftliche schriftlichen schriftlicher
made to measure: nach_mass nach_maß
especially: vor_allem
of it: denen wovon
out: raus hinaus heraus
up there: oben
down: unten hinunter
at all: überhaupt ohnehin
back then: damals
per: per
st gallen: st_gallen
both: sowohl
chf: chf
`;
