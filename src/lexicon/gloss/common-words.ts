/** Everyday verbs, adjectives and adverbs and the one English word for each: English; German; French; Italian; Spanish. */
export const commonWords = `
work;arbeiten|arbeitet|gearbeitet;travailler|travaille|travaillent;lavorare|lavora|lavorano;trabajar|trabaja|trabajan
live;leben|lebt|lebte|wohnen|wohnt;vivre|vit|vivent|habiter|habite;vivere|vive|vivono|abitare|abita;vivir|vive|viven
pay;zahlen|zahlt|zahle|bezahlen|bezahlt|gezahlt;payer|paie|paient|payé|payée|payés|payées|verser|versé|versée;pagare|paga|pagano|pago|pagato|pagata|pagati|pagate|versare|versano;pagar|paga|pagan|pagado
cost;kostet|kosten|kostete;coûter|coûte|coûtent;costare|costa|costano;costar|cuesta|cuestan
amounts to;beträgt|betragen|betrug|beläuft|belaufen;s'élève à|s'élève|s'élèvent à|se monte à;ammonta|ammontano|ammonta a;asciende a|asciende|ascienden
last;dauert|dauern|dauerte|gedauert;durer|dure|durent|durera;durare|dura|durano|durerà;durar|dura|duran
begin;beginnen|beginnt|begann|begonnen|anfangen|fängt an|angefangen|starten|startet;commencer|commence|commencent|débuter|débute;iniziare|inizia|iniziano|iniziato|cominciare|comincia;empezar|empieza|comenzar|comienza
end;enden|endet|endete|aufhören;finir|finit|finissent|terminer|termine;finire|finisce|finiscono|terminare|termina;acabar|acaba|terminar|termina
open;öffnen|öffnet|geöffnet|offen|offene|offenen|aufmachen;ouvrir|ouvre|ouvrent|ouvert|ouverte|ouverts|ouvertes;aprire|apre|aprono|aperto|aperta|aperti|aperte;abrir|abre|abren|abierto|abierta
close;schliessen|schließen|schliesst|schließt|geschlossen|zu machen;fermer|ferme|ferment|fermé|fermée|fermés;chiudere|chiude|chiudono|chiuso|chiusa|chiusi|chiuse;cerrar|cierra|cierran|cerrado|cerrada
send;senden|sendet|schicken|schickt|geschickt|gesendet|verschickt|zusenden;envoyer|envoie|envoient|envoyé|envoyée;inviare|invia|inviano|inviato|inviata|spedire|spedito|mandare;enviar|envía|envían|enviado
submit;einreichen|eingereicht|einzureichen|abgeben|abgegeben;remettre|remis|remise|déposer|déposé|soumettre|soumis;presentare|presentato|presentata|inoltrare|consegnare;presentar|presentado|entregar
deliver;liefern|liefert|geliefert;livrer|livre|livrent|livré|livrée|livrés;consegna|consegnato|consegnata|fornire|fornisce|fornito;entrega|entregado|suministrar
order;bestellen|bestellt|bestelle;commander|commandé|commandée|commandés;ordinare|ordinato|ordinata;pedir|pide|pedido
buy;kaufen|kauft|gekauft;acheter|achète|acheté;comprare|compra|comprato|acquistare|acquista;comprar|compra|comprado
sell;verkaufen|verkauft|verkaufte;vendre|vend|vendent|vendu|vendue;vendere|vende|vendono|venduto;vender|vende|venden|vendido
rent;mieten|mietet|gemietet|vermieten|vermietet;louer|loue|loué|louée;affittare|affitta|affittato|noleggiare;alquilar|alquila|alquilado
terminate;kündigen|kündigt|gekündigt;résilier|résilie|résilié|résiliée;disdire|disdice|disdetto|recedere;rescindir|rescinde|rescindido
change;ändern|ändert|geändert|wechseln|wechselt|gewechselt|verändern;changer|change|changent|changé|modifier|modifié;cambiare|cambia|cambiano|cambiato|cambiate|modificare|modificato;cambiar|cambia|cambiado|modificar
reach;erreichen|erreicht|erreichte;atteindre|atteint|joindre;raggiungere|raggiunge|raggiunto;alcanzar|alcanza|alcanzado
show;zeigen|zeigt|gezeigt;montrer|montre|montrent|montré;mostrare|mostra|mostrano|mostrato;mostrar|muestra|muestran|mostrado
ask;fragen|fragt|gefragt;demander|demande|demandent|demandé;chiedere|chiede|chiedono|chiesto;preguntar|pregunta
answer;antworten|antwortet|beantworten|beantwortet;répondre|répond|répondent|répondu;rispondere|risponde|rispondono|risposto;responder|responde|contestar
write;schreiben|schreibt|schrieb|geschrieben;écrire|écrit|écrivent|écrite;scrivere|scrive|scrivono|scritto|scritta;escribir|escribe|escribió|escrito
read;lesen|liest|gelesen;lire|lit|lisent|lu;leggere|legge|leggono|letto;leer|lee|leen|leído
hear;hören|hört|gehört;entendre|entend|entendu;sentire|sente|sentito;oír|oye
speak;sprechen|spricht|gesprochen|reden;parler|parle|parlent|parlé;parlare|parla|parlano|parlato;hablar|habla|hablan
call;rufen|ruft|anrufen|angerufen|nennen|nennt|genannt;appeler|appelle|appellent|appelé|appelée;chiamare|chiama|chiamano|chiamato|chiamata;llamar|llama|llaman|llamado
is called;heisst|heißt|heissen|heißen|hiess|hieß;s'appelle|s'appellent;si chiama|si chiamano;se llama|se llaman
mean;bedeuten|bedeutet;signifier|signifie;significare|significa;significar|significa
think;denken|denkt|glauben|glaubt;penser|pense|croire|croit;pensare|pensa|credere;pensar|piensa|creer
carry;tragen|trägt|getragen|trug;porter|porte|portent|porté;portare|porta|portano|portato;llevar|lleva|llevan|llevado
hold;halten|hält|gehalten|hielt;tenir|tient|tiennent|tenu|tenue;tenere|tiene|tengono|tenuto|tenuta;mantener|mantiene
keep;behalten|behält|aufbewahren|aufbewahrt;garder|garde|gardé|conserver|conservé|conservés|conservées;conservare|conservato|conservati|conservate;guardar|guarda|conservar|conservado
lose;verlieren|verliert|verloren|verlor;perdre|perd|perdent|perdu|perdue;perdere|perde|perdono|perso|persa|perduto;perder|pierde|pierden|perdido
win;gewinnen|gewinnt|gewonnen|gewann;gagner|gagne|gagné;vincere|vince|vinto;ganar|gana|ganó|ganado
leave;verlassen|verlässt|verliess|verließ;quitter|quitte|quitté|laisser|laisse|laissé;lasciare|lascia|lasciano|lasciato;dejar|deja|dejan|dejado
arrive;ankommen|angekommen|eintreffen|eintrifft;arriver|arrive|arrivent|arrivé|arrivée;arrivare|arriva|arrivano|arrivato;llegar|llega|llegan|llegado
depart;abfahren|abfährt|abreisen;partir|part|partent|parti;partire|parte|partono|partito;partir|sale|salen|salir
drive;fahren|fährt|gefahren|fuhr;conduire|conduit|rouler;guidare|guida;conducir|conduce
pass;vergehen|bestehen|bestanden;passer|passe|passent|passé|passée;passare|passa|passano|passato|passata;pasar|pasado
return;zurückgeben|zurückgegeben|zurückkehren|rückgabe;rendre|rend|rendu|retourner|retourne|revenir;restituire|restituito|tornare|torna|rendere;devolver|devuelve|volver|vuelve
replace;ersetzen|ersetzt|austauschen|ausgetauscht;remplacer|remplace|remplacé|remplacée;sostituire|sostituisce|sostituito|sostituita;sustituir|sustituye|reemplazar
repair;reparieren|repariert|geflickt|flicken;réparer|répare|réparé|réparée;riparare|ripara|riparato|riparata|aggiustare;reparar|repara|reparado
check;prüfen|prüft|geprüft|kontrollieren|kontrolliert;vérifier|vérifie|vérifié|contrôler|contrôlé;verificare|verifica|verificato|controllare|controllato;comprobar|comprueba|revisar|revisado
clean;reinigen|reinigt|gereinigt|putzen|putzt|geputzt|sauber;nettoyer|nettoie|nettoyé|nettoyée;pulire|pulisce|pulito|pulita;limpiar|limpia|limpiado
wash;waschen|wäscht|gewaschen;laver|lave|lavé|lavée|lavées|lavés;lavare|lava|lavato|lavati;lavar|lavado
build;bauen|baut|gebaut|erbaut|errichtet;construire|construit|construite|bâtir;costruire|costruito|costruita;construir|construido|construida
install;installieren|installiert|montieren|montiert|einbauen|eingebaut;installer|installé|poser|posé|monter|monté;installare|installato|montare|montato;instalar|instalado|montar
help;helfen|hilft|geholfen;aider|aident|aidé;aiutare|aiutato;ayudar|ayudado
decide;entscheiden|entscheidet|entschieden|beschliessen|beschliesst|beschlossen|beschließt;décider|décide|décident|décidé|décidée;decidere|decide|decidono|deciso|decisa;decidir|decide|decidido
choose;wählen|wählt|auswählen|ausgewählt;choisir|choisit|choisissent|choisi;scegliere|sceglie|scelto;elegir|elige|escoger
elect;gewählt|wiedergewählt;élire|élu|élue|élus|élues;eleggere|eletto|eletta|eletti|elette;elegido|elegida
approve;genehmigen|genehmigt|bewilligt|bewilligen;approuver|approuve|approuvé|approuvée|approuvés;approvare|approva|approvato|approvata|approvati;aprobar|aprueba|aprobado
reject;ablehnen|abgelehnt|lehnt ab;refuser|refuse|refusé|refusée|rejeté;respingere|respinto|respinta|rifiutare|rifiuta;rechazar|rechaza|rechazado
accept;annehmen|angenommen|akzeptieren|akzeptiert;accepter|accepte|acceptent|accepté|acceptés|acceptée;accettare|accetta|accettano|accettato;aceptar|acepta|aceptado
allow;erlauben|erlaubt|gestattet|zulässig|zugelassen;permettre|permet|permis|autorisé|autorisée|autorisés;permettere|permette|permesso|consentito|consentire|autorizzato;permitir|permite|permitido|autorizado
forbid;verbieten|verboten|untersagt;interdire|interdit|interdite|interdits;vietare|vietato|vietata|vietati;prohibir|prohibido|prohibida
report;melden|meldet|gemeldet|berichten|berichtet;annoncer|annoncé|annoncés|signaler|signalé;segnalare|segnala|segnalato|segnalati|annunciare;comunicar|avisar|notificar
inform;informieren|informiert|mitteilen|mitgeteilt;informer|informe|informé|communiquer|communiqué;informare|informa|informato|comunicare|comunicato;informar|informa|informado
register;anmelden|angemeldet|eintragen|eingetragen;s'inscrire|inscrire|inscrit|inscrits|enregistrer;iscriversi|iscritto|iscritti|registrare|registriamo;inscribirse|inscrito|registrar
contain;enthalten|enthält|umfasst|umfassen|beinhaltet;contenir|contient|contiennent|comprend|comprennent|inclut;contenere|contiene|contengono|comprende|comprendono|include;contener|incluye|incluyen
belong;gehören;appartenir|appartient;appartenere|appartiene;pertenecer|pertenece
grow;wachsen|wächst|steigen|steigt|gestiegen|zugenommen|erhöht;augmenter|augmente|augmenté|croître;aumentare|aumenta|aumentato|crescere|cresciuto;aumentar|aumenta|crecer
decrease;sinken|sinkt|gesunken|abgenommen|reduziert;diminuer|diminue|diminué|baisser|baisse;diminuire|diminuisce|diminuito|ridurre|ridotto;disminuir|disminuye|reducir|reducido
function;funktioniert|funktionieren|läuft|laufen;fonctionne|fonctionnent|fonctionner|marche;funziona|funzionano|funzionare;funciona|funcionan|funcionar
happen;passieren|passiert|geschehen|geschieht;se produire|se produit|survenir|survient;succedere|accadere|avvenire|avviene|avvengono;ocurrir|suceder
try;versuchen|versucht;essayer|essaie|tenter;provare|prova|tentare;intentar|intenta
wait;warten|wartet;attendre|attend|attendent|attendu;aspettare|aspetta|attendere;esperar|espera
eat;essen|isst|gegessen|esse;manger|mange|mangent|mangé;mangiare|mangia|mangiano|mangiato;comer|come|comen|comido
drink;trinken|trinkt|getrunken;boire|boit|boivent|bu;bere|beve|bevono|bevuto;beber|bebe|beben|bebido
sleep;schlafen|schläft|übernachten|übernachtet;dormir|dort|dorment|dormi;dormire|dorme|dormito;dormir|duerme
die;sterben|stirbt|starb|gestorben;mourir|meurt|mourut|décédé;morire|muore|morì|deceduto;morir|muere|murió|muerto
be born;geboren;né|née|nés;nato|nata|nati;nacer|nació|nacido
found;gegründet|gründete|gründen;fonder|fondé|fondée|fonda;fondare|fondato|fondata|fondò;fundar|fundó|fundado|fundada
discover;entdecken|entdeckt|entdeckte;découvrir|découvre|découvert|découverts|découvrit;scoprire|scopre|scoperto|scoprì;descubrir|descubrió|descubierto
play;spielen|spielt|gespielt;jouer|joue|jouent|joué;giocare|gioca|giocato|suonare;jugar|juega|jugado
cover;decken|deckt|gedeckt|abgedeckt;couvrir|couvre|couvrent|couvert|couverte;coprire|copre|coprono|coperto|coperta;cubrir|cubre|cubierto
constitute;bildet|bilden|gebildet;constituer|constitue|constitué|former|forme;costituire|costituisce|costituito|formare;constituir|constituye|formar
lead;leiten|leitet|führt|führen|geführt;diriger|dirige|dirigé|dirigée|mener;dirigere|dirige|diretto|diretta|guidato;dirigir|dirige|dirigido|dirigirá
belongs;gehört zu;fait partie;fa parte;forma parte
possible;möglich|mögliche|möglichen;possible|possibles;possibile|possibili;posible|posibles
necessary;nötig|notwendig|erforderlich;nécessaire|nécessaires;necessario|necessaria|necessari;necesario|necesaria
required;verlangt|vorgeschrieben|obligatorisch|zwingend|Pflicht;obligatoire|obligatoires|exigé|requis|tenu de;obbligatorio|obbligatoria|richiesto|richiesta;obligatorio|obligatoria|exigido
free of charge;gratis|kostenlos|unentgeltlich;gratuit|gratuite|gratuits|gratuitement;gratuito|gratuita|gratis|gratuitamente;gratuito|gratis|gratuita
free;frei|freie|freien|freier|freies;libre|libres;libero|libera|liberi|libere;libre|libres
expensive;teuer|teure|teurer;cher|chère|chers;caro|cara|cari;caro|cara
cheap;billig|günstig|günstiger;bon marché|moins cher;economico|a buon mercato;barato|barata
important;wichtig|wichtige|wichtigsten|wichtiger;important|importante|importants;importante|importanti;importante|importantes
different;anders|verschieden|unterschiedlich;différent|différente|différents|différentes;differente|differenti;diferente|distinto
responsible;zuständig|verantwortlich;responsable|responsables|compétent;responsabile|responsabili|competente;responsable|encargado
valid;gültig|gültige;valable|valables|valide;valido|valida|validi|valide;válido|válida
available;verfügbar|vorhanden|erhältlich;disponible|disponibles;disponibile|disponibili;disponible|disponibles
private;privat|private|privaten;privé|privée|privés;privato|privata|privati;privado|privada
public;öffentlich|öffentliche|öffentlichen;public|publique|publics;pubblico|pubblica|pubblici;público|pública
annual;jährlich|jährliche|jährlichen;annuel|annuelle|annuels;annuale|annuali|annuo|annua;anual|anuales
monthly;monatlich|monatliche|monatlichen;mensuel|mensuelle;mensile|mensili;mensual|mensuales
weekly;wöchentlich;hebdomadaire;settimanale;semanal
daily;täglich|tägliche;quotidien|quotidienne|journalier;giornaliero|quotidiano;diario|diaria
early;früh|früher|frühe|frühzeitig;tôt;anticipato;temprano
late;spät|später|späte|verspätet;tard|tardif|en retard;tardi|tardivo|in ritardo;tarde
fast;schnell|schneller|rasch;vite|rapide|rapidement;veloce|rapido|rapidamente;rápido|rápidamente
strong;stark|starke|starken;fort|forte|forts;forte|forti;fuerte|fuertes
short;kurz|kurze|kurzen|kurzer;court|courte|bref;corto|corta|breve|brevi;corto|corta|breve
low;tief|tiefe|niedrig|niedriger;bas|basse|faible;basso|bassa|bassi;bajo|baja
warm;warm|warme|warmen;chaud|chaude|chauds;caldo|calda;caliente|cálido
cold;kalt|kalte|kalten;froid|froide|froids;freddo|fredda;frío|fría
young;jung|junge|jungen|Jugendliche|Jugendlichen;jeune|jeunes;giovane|giovani;joven|jóvenes
known;bekannt|bekannte|bekannten;connu|connue|connus;noto|nota|noti|conosciuto;conocido|conocida
additional;zusätzlich|zusätzliche|zusätzlichen;supplémentaire|supplémentaires;supplementare|supplementari|ulteriore|ulteriori|aggiuntivo;adicional|adicionales|suplementario
total;insgesamt|gesamthaft;au total|total|totale;totale|in totale|complessivo|complessiva;total|en total
main;Haupt|hauptsächlich|vor allem;principal|principale|principaux;principale|principali;principal|principales
especially;vorallem|insbesondere;surtout|notamment|en particulier;soprattutto|in particolare;sobre todo|especialmente
otherwise;sonst|ansonsten;sinon|autrement;altrimenti|diversamente;si no|de lo contrario
thereof;davon|daraus;;di cui;de los cuales
for it;dafür|dazu;;;
on it;darauf|daran;;;
in it;darin|dabei|drin;;;
away;weg|fort;loin;;lejos
back;zurück|retour;en arrière|retour;indietro;atrás
straight;gerade|geradeaus;tout droit;dritto;recto
well;;bien;bene;bien
badly;schlecht|schlimm;mal;male;mal
about;darüber;à propos de|au sujet de|concernant;riguardo|in merito a;acerca de|respecto a
by post;per Post|per Brief;par la poste|par courrier;per posta;por correo
by e-mail;per E-Mail|per Mail;par e-mail|par courriel|par mail;per e-mail|via e-mail|per posta elettronica|per mail;por correo electrónico
by phone;telefonisch|per Telefon;par téléphone;per telefono|telefonicamente;por teléfono
online;online|im Internet;en ligne;online|in linea|in rete;en línea
on site;vor Ort;sur place;sul posto;in situ
in advance;im Voraus|zum Voraus;d'avance|à l'avance;in anticipo|anticipatamente;por adelantado|con antelación
valid from;gültig ab;valable dès;valido dal;válido desde
go out;ausgehen|rausgehen;sortir|sort|sortent|sorti;uscire|esce|escono|uscito;
go up;hinaufgehen;monter|monte|montent;salire|salgono|salito;subir|sube
charge;erheben|erhebt|erhoben|verrechnet|belastet;percevoir|perçu|perçue|facturer|facturé;riscuotere|addebitare|addebitato|addebitata;cobrar|cobra|cobran
reserve;reservieren|reserviert;réserver|réservé|réservés|réservée;riservare|riservato|riservati|riservata|prenotare;reservar|reservado
prepare;vorbereiten|vorbereitet|zubereitet;préparer|prépare|préparé|préparés;preparare|prepara|preparano|preparato|preparati;preparar|prepara|preparado
complete;abschliessen|abgeschlossen|vollendet;achever|achevé|accomplir;compiuto|compiuta|completare|completato;completar|completado
move;bewegen|umziehen|zieht um|umgezogen;bouger|bouge|déménager|déplacer;muovere|spostare|sposta|spostato|traslocare;mover|mueve|trasladar
marry;heiraten|heiratet|verheiratet;se marier|marier|marie|marié|mariée;sposare|sposarsi|sposato|sposata;casarse|casado|casada
bring;brachte|bringe;apporter|apporte|amener|emmener;portare con;traer|trae
throw away;wegwerfen|entsorgen|entsorgt;jeter|jeté|éliminer|éliminé;buttare|gettare|smaltire|smaltito;tirar|desechar
follow;folgen|folgt|folgte|folgenden|folgende;suivre|suit|suivent|suivi;seguire|segue|seguono|seguito;seguir|sigue|seguido
fall due;fällig|fällig werden;exigible|échu|échoir;esigibile|scade|scadono;vence|vencen
until now;bisher|bislang;jusqu'ici|jusqu'à présent;finora|fino ad ora;hasta ahora
summer;sommerlich;estival|estivale|estivales;estivo|estiva|estivi|estive;estival
central;zentral|zentrale|zentralen;central|centrale|centraux;centrale|centrali;central|centrales
usual;üblich|übliche|üblichen|gewöhnlich;habituel|habituelle|usuel;abituale|solito|consueto;habitual
urgent;dringend|dringende|eilig;urgent|urgente|urgents;urgente|urgenti;urgente
broken;kaputt|defekt|defekte;cassé|cassée|en panne;rotto|rotta|guasti;roto|rota
sick;krank|kranke;malade|malades;malato|malata|ammalato;enfermo|enferma
at the same time;gleichzeitig;en même temps|à la fois;contemporaneamente|allo stesso tempo;al mismo tiempo
agree;zustimmen|zugestimmt|einverstanden;être d'accord|d'accord|consentir;acconsentire|d'accordo;de acuerdo
plan;planen|plant|geplant|vorgesehen;prévoir|prévu|prévue|prévus|planifier;prevedere|previsto|prevista|previsti|pianificare;prever|previsto|prevista
provide;bereitstellen|zur Verfügung stellen;fournir|fournit|fourni|mettre à disposition;mettere a disposizione|messo a disposizione;proporcionar|facilitar
active;aktiv|aktive|aktiven;actif|actifs|active|actives;attivo|attivi|attiva|attive;activo|activos
collective;kollektiv|gemeinschaftlich;collectif|collective|collectifs;collettivo|collettiva|collettive;colectivo|colectiva
granted;gewährt|erteilt|gewähren;accordé|accordée|accordés|accorder|accorde;concesso|concessa|concedere;concedido|conceder
set;festgelegt|festlegen|festgesetzt;fixé|fixée|fixer|fixés;fissato|fissata|fissare;fijado|fijar|fijada
fixed;fix|fixe|fixen;fixe|fixes;fisso|fissa|fissi;fijo|fija
through;mittels|anhand;au moyen de|grâce à|moyennant;tramite|mediante|attraverso;mediante|a través de
given;gegebenen|gegebene;donnés|données à;dato|dati i;dado que
single;einzig|einzige|einzigen|einzeln;unique|individuel;singolo|singola|singoli|unico|unica;único|única
put;gestellt|stellte|stellten|legte|gelegt|setzen|setzt|gesetzt;placer|placé;posare|collocare;colocar
consist;besteht aus|bestehen aus;consister|consiste;consiste|consistere;consiste
exist;besteht|existiert|existieren;exister|existe|existent;esiste|esistono|esistere;existir|existe
including;samt|inklusive|einschliesslich|einschließlich|inbegriffen;y compris|inclus|compris|comprise|comprises;compreso|compresa|compresi|incluso|inclusa;incluido|incluida|inclusive
switch;schalten|schaltet|einschalten|ausschalten;allumer|allume|éteindre;accendere|spegnere;encender|apagar
please;bitte;s'il vous plaît|veuillez|svp;per favore|per piacere|vi preghiamo;por favor
gladly;gern|gerne|lieber;volontiers;volentieri;con gusto
once;einmal|einmalig;une seule fois;una sola volta;una sola vez
twice;zweimal;à deux reprises;due volte;dos veces
calculate;rechnen|rechnet|berechnet|berechnen;calculer|calcule|calculé;calcolare|calcola|calcolato;calcular|calcula|calculado
count;zählen|zählt|gezählt;compter|compté;contare|conta|contano;contar
largest;grösste|größte|grössten|größten;le plus grand|la plus grande;il più grande|la più grande;el más grande|mayor
firmly;fest;fermement;saldamente;firmemente
myself;selber;moi-même;me stesso;yo mismo
take over;übernehmen|übernimmt|übernommen;prendre en charge|pris en charge|prend en charge;assumere|assume|farsi carico;asumir|asume
borne by;zu Lasten|zulasten;à la charge de|à la charge du|à charge de;a carico di|a carico del|a carico della|a carico dell'assicurato;a cargo de
develop;entwickeln|entwickelt|entwickelte;développer|développé|développe;sviluppare|sviluppato|sviluppa;desarrollar|desarrollado
teach;lehren|unterrichten|unterrichtet;enseigner|enseigne;insegnare|insegna;enseñar|enseña
search;suchen|sucht|gesucht|suche;chercher|cherche|cherchent;cercare|cerca|cercano;buscar|busca|buscan
modern;modern|moderne|modernen|moderner;moderne|modernes;moderno|moderna|moderni;moderno|moderna
medical;medizinisch|medizinischen|ärztlich;médical|médicale|médicaux;medico|medica;médico|médica
three times;dreimal;trois fois;tre volte;tres veces
around it;ringsum|rundherum;autour|autour de;intorno|attorno;alrededor
close to;nahe|in der Nähe;près|près de|auprès de;vicino a;cerca de
takes place;erfolgt|erfolgen;s'effectue|s'effectuent;si effettua;se realiza
arise;entstehen|entsteht|entstand|entstanden;naître|résulter|résulte;sorgere|risultare|risulta;surgir|surge|resultar
run;rennen|rennt|joggen|gelaufen;courir|court|courent;correre|corre|corrono;correr|corre|corren
serve;dienen|dient;servir|sert|servent|servi;servire|servito|serviti;servir|sirve|sirven
benefit;profitieren|profitiert;bénéficier|bénéficie|bénéficient;beneficiare|beneficia|beneficiano;beneficiarse
behind schedule;im Rückstand|Rückstand|Verzug;en retard;in ritardo;con retraso
is located;befinden|befindet|befand;se trouve|se trouvent|situé|située;si trova|si trovano|situato|situata;se encuentra|situado|situada
that is;nämlich|das heisst|das heißt;c'est-à-dire;cioè|ossia;es decir
minor;minderjährig|Minderjährige;mineur|mineurs;minorenne|minorenni|minori;menor|menores
redo;erneuern|erneuert;refaire|refait;rifare|rifacimento|rinnovare;rehacer|renovar
stuck;eingeklemmt|klemmt|steckt fest;coincé|coincée|bloqué;incastrato|incastrata|bloccato;atascado
success;erfolgreich;succès;successo;éxito
`;
