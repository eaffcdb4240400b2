/** French words that hold a sentence together: their English, a colon, every form; "_" joins a phrase, nothing before the colon drops it. */
export const frenchGloss = `
the: le la les l
of the: du des
of: de d
a: un une
: ne n se s t m donc alors ci
I: je j
you: tu te vous toi
we: nous
he: il
she: elle
they: ils elles eux
one: on
me: me moi
him: lui
my: mon ma mes
your: ton ta tes votre vos
our: notre nos
their: son sa ses leur leurs
this: ce cet cette ceci
it: ça cela
these: ces
that: que qu celui celle
those: ceux celles
such: tel telle tels telles
same: même mêmes
who: qui qui_est_ce_qui
what: quoi qu_est_ce_que qu_est_ce_qu que_faut_il qu_est_ce_qui
which: quel quelle quels quelles lequel laquelle lesquels lesquelles
which of: duquel auquel dont
when: quand lorsque lorsqu
where: où
why: pourquoi
how: comment
how much: combien
how many: combien_de combien_d
how long: combien_de_temps pendant_combien_de_temps depuis_combien_de_temps
how often: à_quelle_fréquence combien_de_fois tous_les_combien
at what time: à_quelle_heure
until when: jusqu_à_quand jusqu'à_quand
until what time: jusqu_à_quelle_heure
from when: à_partir_de_quand dès_quand depuis_quand
is it that: est_ce_que est_ce_qu
is it: est_ce
and: et
or: ou
but: mais toutefois cependant
if: si s'il s'ils
because: parce_que parce_qu car puisque
while: tandis_que pendant_que alors_que
although: bien_que
so that: afin_que pour_que
as soon as: dès_que aussitôt_que
as long as: tant_que
in order to: afin_de afin_d
therefore: par_conséquent ainsi
as: comme
not: pas non
no: aucun aucune nul nulle
no longer: ne_plus n'est_plus n'ai_plus n'a_plus n'ont_plus ne_peut_plus ne_sera_plus ne_sont_plus
nothing: rien
nobody: personne_ne
never: jamais
neither: ni
someone: quelqu'un quelqu_un
something: quelque_chose
yes: oui
in: dans en
in the: dans_le dans_la dans_les
at: chez
to: à
to the: au aux
on: sur
with: avec
without: sans
for: pour
by: par
from: dès depuis à_partir_de à_partir_du à_compter_de à_compter_du dès_le
until: jusque jusqu jusqu_à jusqu_au jusqu_aux jusqu'à jusqu'au
at the latest: au_plus_tard
at the earliest: au_plus_tôt
since: depuis_le
before: avant avant_de avant_le auparavant préalablement au_préalable à_l_avance
after: après ensuite
during: pendant durant au_cours_de au_cours_du lors lors_de lors_du lors_des
within: dans_un_délai_de d_ici d_ici_à
outside: hors en_dehors_de en_dehors_des en_dehors_du dehors
between: entre
among: parmi
against: contre
towards: vers envers
under: sous
over: au_dessus_de au_delà_de
behind: derrière
in front of: devant
beside: à_côté_de
besides: outre en_outre de_plus par_ailleurs
except: sauf excepté hormis à_l_exception_de
because of: à_cause_de en_raison_de en_raison_du suite_à
instead of: au_lieu_de à_la_place_de
despite: malgré
according to: selon conformément_à conformément_au d_après
approximately: environ
in case of: en_cas_de en_cas_d
per day: par_jour
per month: par_mois
per year: par_an
per week: par_semaine
per person: par_personne
per hour: par_heure de_l_heure
each: chacun chacune
every: chaque
all: tout toute tous toutes
every day: tous_les_jours
everyone: tout_le_monde
other: autre autres
several: plusieurs
some: quelques certains certaines quelque
many: beaucoup nombreux nombreuses
much: beaucoup_de
few: peu
more: plus davantage
more than: plus_de plus_d plus_que
less: moins
less than: moins_de moins_d
most: plupart
too: trop
enough: assez suffisamment
only: seulement uniquement exclusivement seul seule seuls seules
also: aussi également
still: encore
not yet: pas_encore
already: déjà
again: à_nouveau de_nouveau
always: toujours
often: souvent
sometimes: parfois
soon: bientôt
now: maintenant actuellement
today: aujourd'hui aujourd_hui
tomorrow: demain
yesterday: hier
then: puis
there: y là
here: ici
very: très
together: ensemble
directly: directement
immediately: immédiatement sans_délai aussitôt tout_de_suite
at least: au_moins au_minimum
at most: au_plus au_maximum
maximum: maximal maximale maximales maximaux
exactly: exactement
possibly: éventuellement
normally: normalement en_principe en_règle_générale
for example: par_exemple
that is: c_est_à_dire
it is: c'est c_est
there is: il_y_a y_a_t_il il_existe
there was: il_y_avait
there has been: il_y_a_eu
must: faut doit doivent dois devons devez devra devront devrait devraient doive doivent devait devaient falloir fallait il_faut faut_il faudra faudrait devoir dû
can: peut peuvent peux pouvons pouvez pourra pourront puisse puissent puis_je pouvoir
could: pouvait pouvaient pourrait pourraient pu pourrais
may: a_le_droit_de
want: veut veulent veux voulons voulez voudrais voudrait vouloir voulu souhaite souhaitent
is: est
are: sont sommes êtes
am: suis
be: être sera seront soit soient serai seras
being: étant
been: été
summer: l_été en_été cet_été d_été l'été d'été
was: était fut
were: étaient furent
would be: serait seraient
has: a
have: ont ai as avons avez avoir aura auront ait aient aurai
having: ayant
had: avait avaient eu eue eut
would have: aurait auraient
do: faire fait font fais faites fera feront
go: aller va vont vais allé allée ira
come: venir vient viennent venu venue
take: prendre prend prennent prends pris prise
put: mettre met mettent mis mise
give: donner donne donnent donné donnée
get: recevoir reçoit reçoivent reçois obtenir obtient obtiennent obtenu
say: dire dit disent
know: savoir sait savent connaître connaît
see: voir voit voient vu
find: trouver trouve trouvent trouvé
stay: rester reste restent
need: besoin
happens: passe-t-il se_passe se_passe_t_il arrive_t_il
takes place: a_lieu aura_lieu ont_lieu avoir_lieu se_tient se_tiendra se_déroule
apply: applique appliquent s_applique s_appliquent
use: utiliser utilise utilisent utilisé utilisée utilisés
long: long longue longs longues longtemps
new: nouveau nouvelle nouveaux nouvelles nouvel
old: vieux vieille
large: grand grande grands grandes
small: petit petite petits petites
good: bon bonne bons bonnes
better: mieux meilleur meilleure
high: haut haute élevé élevée
own: propre propres
first: premier première premiers premières d_abord
second: deuxième second seconde
third: troisième
last: dernier dernière derniers dernières
next: prochain prochaine prochains prochaines suivant suivante suivants suivantes
half: demi demie moitié
hours: heures
o'clock: h
hour: heure
minutes: minutes
day: jour journée
days: jours
week: semaine
weeks: semaines
month: mois
year: an année
years: ans années
time: fois
once: une_fois
twice: deux_fois
march: mars
people: gens personnes
mr: monsieur m.
mrs: madame mme
francs: francs
cents: centimes
percent: pour_cent
in writing: par_écrit
e mail: courriel e_mail
appointment: rendez_vous
weekend: week_end fin_de_semaine
far: loin
elsewhere: ailleurs
below: dessous au_dessous
above: dessus
chf: chf
`;
